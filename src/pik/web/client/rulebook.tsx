// The rulebook over the lobby or the table.
import { useEffect } from "preact/hooks"
import { Dialog } from "./dialogs"
import { blocks, closeRules, openBook, type Block, type Piece } from "./rules"
import { ShortLanguagePick } from "./settings-list"
import { t } from "./texts"

export function Rulebook() {
  const book = openBook.value
  const content = blocks.value
  useEffect(() => {
    if (!book?.rule || content.length === 0) return
    const rule = document.getElementById(book.rule)
    rule?.scrollIntoView({ block: "center" })
    rule?.focus({ preventScroll: true })
  }, [book, content])
  return (
    <Dialog title={t("ui-rules")} isOpen={book !== null} close={closeRules}>
      <ShortLanguagePick />
      <article class="rulebook" aria-busy={content.length === 0}>
        {content.map((each, at) => (
          <BlockView key={at} block={each} isNamed={each.number !== "" && each.number === book?.rule} />
        ))}
      </article>
    </Dialog>
  )
}

function BlockView({ block, isNamed }: { readonly block: Block; readonly isNamed: boolean }) {
  const words = block.pieces.map((piece, at) => <PieceView key={at} piece={piece} />)
  if (block.kind === "title") return <p class="rules-title">{words}</p>
  if (block.kind === "chapter") return <h3>{words}</h3>
  if (block.kind === "text") return <p>{words}</p>
  return (
    <p class={isNamed ? "rule named" : "rule"} id={block.number} tabIndex={-1}>
      <b>{block.number}</b> {words}
    </p>
  )
}

function PieceView({ piece }: { readonly piece: Piece }) {
  if (piece.kind === "strong") return <b>{piece.text}</b>
  return piece.kind === "em" ? <em>{piece.text}</em> : <>{piece.text}</>
}
