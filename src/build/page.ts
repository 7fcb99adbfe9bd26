import { POLYFILLED } from '../polyfills/names'
import { FLOOR_FILE } from './floorPage'
import { NEEDED } from './needed'

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
  /** "Not loaded" and "try again" in every language, for when not even the first script comes. */
  late: readonly { lang: string; text: string; retry: string }[]
  /** Class of a button in the first view's styles. */
  buttonClass: string
}

/** One static page: what is seen at once, its styles, and first scripts that set the policy and load the app. */
export function writePage(parts: PageParts): string {
  const { path, body, styles, script, preload, title, late, buttonClass } = parts
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<script>${FITS}</script>`,
    `<link rel="modulepreload" href="${script}">`,
    ...preload.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="theme-color" content="#0b0a15"><meta name="color-scheme" content="dark">',
    // The icon and the manifest come after the first view; an empty icon keeps the browser from asking for one.
    '<link rel="icon" href="data:,">',
    `<style>${styles.replace(/;}/g, '}')}</style></head><body>`,
    `<div id="app" data-path="${path}">${body}</div>`,
    '<div id="late" role="alert" style="padding:25vh 20px;text-align:center" hidden>',
    ...late.map(({ lang, text }) => `<p lang="${lang}">${text}</p>`),
    `<button class="${buttonClass}">${late.map(({ retry }) => retry).join(' · ')}</button></div>`,
    `<script type="module">${bootScript(parts)}</script>`,
    '</body></html>',
  ].join('')
}

/**
 * For any engine, so in ES5: one that lacks what the app needs goes to the page below the floor. Only from another
 * page, or a server that answers every path with the app would send it there for ever.
 */
const FITS = [
  `if(!(self.fits=${NEEDED.map((name) => `self.${name}`).join('&&')})&&location.pathname!="/${FLOOR_FILE}")`,
  `location.replace("/${FLOOR_FILE}#old"+location.pathname+location.search)`,
].join('')

/** How long the first script may take until a retry is offered; main.tsx gives the app as long. */
const RETRY_AFTER_MS = 10_000

/**
 * Sets the policy and loads the app. `giveUp(cause)`, for main.tsx too, leads from a start that failed to the page
 * below the floor; what does not parse is no fault, but an engine too old in a way that was not asked for. Without a
 * network that page would not come either: then, and while the first script is on its way for long, the page offers a
 * retry itself.
 */
function bootScript({ script, polyfills, trustedTypes }: PageParts): string {
  const policy = [...POLICY, ...(trustedTypes ? TRUSTED_TYPES : [])].join(';')
  const has = POLYFILLED.map((name) => `self.${name}`).join('&&')
  return [
    // A button may be tapped before its script is here: main.tsx does it then.
    'onclick=e=>{self.tapped=e.target.closest("button")};',
    'let m=document.createElement("meta");m.httpEquiv="Content-Security-Policy";',
    `m.content=${JSON.stringify(policy)};`,
    'if(!("adoptedStyleSheets"in document))m.content=m.content.replace("style-src \'self\'","style-src \'self\' \'unsafe-inline\'");',
    `let go=()=>import(${JSON.stringify(script)});`,
    'let late=document.getElementById("late");late.onclick=()=>location.reload();',
    'let show=isLate=>{late.hidden=!(document.getElementById("app").hidden=isLate)};',
    `self.giveUp=e=>{console.error(e);fetch("/${FLOOR_FILE}").then(()=>location.replace("/${FLOOR_FILE}#"+(e instanceof SyntaxError&&!(${has})?"old":"fault")+location.pathname+location.search),()=>show(true))};`,
    `if(fits){let slow=setTimeout(show,${RETRY_AFTER_MS},true);document.head.append(m);`,
    `(${has}?go():import(${JSON.stringify(polyfills)}).then(go)).then(()=>{clearTimeout(slow);show(false)},giveUp)}`,
  ].join('')
}
