import { extractCss } from 'goober'
import { Window } from 'happy-dom'
import { render } from 'preact'
import { Router } from 'wouter'
import en from '../../i18n/en/common.json'
import enLogin from '../../i18n/en/login.json'
import enShell from '../../i18n/en/shell.json'
import { App } from '../App'
import { addTexts } from '../i18n'
import { globalStyles } from '../ui/theme'

/** The first view of each path as HTML, drawn by the components themselves, and the styles they need. */
export async function prerender(paths: readonly string[]): Promise<{ bodies: string[]; css: string }> {
  const window = new Window({ url: 'https://site.invalid/' })
  Object.assign(globalThis, {
    document: window.document,
    location: window.location,
    addEventListener() {},
    removeEventListener() {},
  })
  addTexts('en', 'common', en)
  addTexts('en', 'login', enLogin)
  addTexts('en', 'shell', enShell)
  globalStyles()
  const bodies = paths.map((path) => {
    const root = window.document.createElement('div') as unknown as HTMLElement
    render(
      <Router ssrPath={path}>
        <App />
      </Router>,
      root,
    )
    return root.innerHTML
  })
  const css = extractCss()
  await window.happyDOM.close()
  return { bodies, css }
}
