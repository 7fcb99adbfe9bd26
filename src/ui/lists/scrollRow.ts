/** Declarations: a row that scrolls sideways and fades at its end, where its padding is to be as wide, 28 px. */
export const scrollRow = `
  overflow-x: auto;
  -webkit-mask-image: linear-gradient(-90deg, transparent, var(--ink) 28px)
`
