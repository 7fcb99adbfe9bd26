/**
 * Gives goober a constructed style sheet to write into, which the strict style policy allows; neither that policy nor
 * Trusted Types allows the style element it would create itself.
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
  // goober does not touch a style element that has a parent.
  Object.assign(self, { _goober: { parentNode: document.head, firstChild } })
}
