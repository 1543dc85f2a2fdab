// A figure struck out with a red pencil, and the new one ringed; for the eye alone.
import { figure } from "./texts"

export function Struck({ name, was, now }: { readonly name: string; readonly was: number; readonly now: number }) {
  return (
    <div class="paper struck" aria-hidden="true">
      <span class="caption">{name}</span>
      <span class="pen was">
        {figure(was)}
        <svg viewBox="0 0 70 40">
          <path d="M3 33C22 24 44 15 67 6" />
        </svg>
      </span>
      <span class="pen now">
        {figure(now)}
        <svg viewBox="0 0 220 150">
          <path d="M150 12C80-4 12 22 10 76s60 68 110 64 96-30 88-76S150 2 78 22" />
        </svg>
      </span>
    </div>
  )
}
