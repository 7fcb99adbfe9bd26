import { POLYFILLED } from '../polyfills/names'

/**
 * The whole policy, put into force by the first script, so that a wallet may inject its provider before. What it does
 * not name, such as frames, objects and fonts, is not loaded at all.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  // Wallets read the chain from the page with their own fetch.
  "connect-src 'self' https: wss:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"]

export interface PageParts {
  /** The path this page was drawn for. */
  path: string
  body: string
  styles: string
  script: string
  /** The script with what older engines lack; loaded there alone, ahead of the other. */
  polyfills: string
  /** Further files that this page needs at once. */
  preload: readonly string[]
  trustedTypes: boolean
  title: string
}

const OLD =
  'This browser is too old for this site. Please update Android System WebView, or open the site in another wallet. 此瀏覽器版本過舊，請更新 Android System WebView，或改用其他錢包開啟。'

/** One static page: what is seen at once, its styles, and a first script that sets the policy and loads the app. */
export function writePage({ path, body, styles, script, polyfills, preload, trustedTypes, title }: PageParts): string {
  const policy = [...POLICY, ...(trustedTypes ? TRUSTED_TYPES : [])].join(';')
  const has = POLYFILLED.map((name) => `self.${name}`).join('&&')
  const boot = [
    // A button may be tapped before its script is here: main.tsx does it then. If it did not come, a tap asks anew.
    'onclick=e=>{self.tapped=e.target.closest("button")};',
    'let m=document.createElement("meta");m.httpEquiv="Content-Security-Policy";',
    `m.content=${JSON.stringify(policy)};`,
    'if(!("adoptedStyleSheets"in document))m.content=m.content.replace("style-src \'self\'","style-src \'self\' \'unsafe-inline\'");',
    `if(self.BigInt){document.head.append(m);let go=()=>import(${JSON.stringify(script)});(${has}?go():import(${JSON.stringify(polyfills)}).then(go)).catch(()=>onclick=()=>location.reload())}else document.getElementById("old").hidden=0`,
  ].join('')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<link rel="modulepreload" href="${script}">`,
    ...preload.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="theme-color" content="#0b0a15">',
    // The icon and the manifest come after the first view; an empty icon keeps the browser from asking for one.
    '<link rel="icon" href="data:,">',
    `<style>${styles.replace(/;}/g, '}')}</style></head><body>`,
    `<div id="app" data-path="${path}">${body}</div>`,
    `<p id="old" hidden>${OLD}</p>`,
    `<script type="module">${boot}</script><script nomodule>document.getElementById("old").hidden=0</script>`,
    '</body></html>',
  ].join('')
}
