// Line drawings for buttons.
const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  check: "M4 12.5l5 5L20 6.5",
  equal: "M5 9h14M5 15h14",
  close: "M6 6l12 12M18 6L6 18",
  right: "M9 5l7 7-7 7",
  left: "M15 5l-7 7 7 7",
  plus: "M12 5v14M5 12h14",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  copy: "M9 9h10v10H9zM5 15V5h10",
  eye: "M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 100 6 3 3 0 000-6z",
  chat: "M4 5h16v11H10l-5 4z",
  book: "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  home: "M4 11l8-7 8 7M6 10v9h12v-9",
}

export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg class="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
