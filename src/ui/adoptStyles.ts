/**
 * Gives goober a place to write into. It writes a part's styles one by one while the part loads; all of them become one
 * sheet: to replace the sheet with each took most of what a phone computed until an asset's page stood. The sheet is
 * constructed, for the strict style policy and Trusted Types allow no style element; engines without it have that.
 */
export function adoptStyles(): void {
  let text = ''
  let added = ''
  const adopt = () => {
    const sheets: CSSStyleSheet[] | undefined = document.adoptedStyleSheets
    if (sheets) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(added)
      document.adoptedStyleSheets = [...sheets, sheet]
    } else document.head.appendChild(document.createElement('style')).textContent = added
    added = ''
  }
  const firstChild = {
    get data() {
      return text
    },
    set data(css: string) {
      if (!added) queueMicrotask(adopt)
      added += css.slice(text.length)
      text = css
    },
  }
  // goober does not touch a style element that has a parent.
  Object.assign(self, { _goober: { parentNode: true, firstChild } })
}
