// Line drawings for buttons.
const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  log: "M5 5h14v10H11l-5 4v-4H5z",
  check: "M4 12.5l5 5L20 6.5",
  close: "M6 6l12 12M18 6L6 18",
  right: "M9 5l7 7-7 7",
  home: "M4 11l8-7 8 7M6 10v9h12v-9",
}

export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg class="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
