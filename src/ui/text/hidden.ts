/** Declarations: read by screen readers, not visible; for a part that is so in some windows only. */
export const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip: rect(0, 0, 0, 0)
`
