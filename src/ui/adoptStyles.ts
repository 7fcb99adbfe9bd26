/**
 * Gives goober a constructed style sheet to write into, which the strict style policy allows; the style element it
 * would make itself is neither allowed there nor under Trusted Types.
 */
export function adoptStyles(): void {
  if (!('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  let text = ''
  document.adoptedStyleSheets = [sheet]
  const firstChild = {
    get data() {
      return text
    },
    set data(css: string) {
      text = css
      sheet.replaceSync(css)
    },
  }
  // goober leaves a style element alone that has a parent.
  Object.assign(self, { _goober: { parentNode: document.head, firstChild } })
}
