import { POLYFILLED } from '../polyfills/names'
import { FLOOR_FILE } from './floorPage'
import { type Integrity, writeImportMap } from './integrity'
import { NEEDED } from './needed'

/**
 * The policy but for styles and pictures, which depend on the engine and the deployment. The first script sets it, so
 * that a wallet can inject its provider before that. Whatever it does not name, such as frames, objects and fonts, does
 * not load at all.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
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
  /** The script with what older engines lack; only they load it, before the other. */
  polyfills: string
  /** Of every script that the page may load, now or later. */
  integrity: Integrity
  /** Starts what the address needs, as early.ts does. */
  early: string
  trustedTypes: boolean
  pictureHosts: readonly string[]
  title: string
  /** For search engines. */
  description: string
  /** "Not loaded" and "try again" in every language, for when not even the first script arrives. */
  late: readonly { lang: string; text: string; retry: string }[]
  /** Class of a button in the first view's styles. */
  buttonClass: string
}

/** One static page: the first view, its styles, and the first scripts, which set the policy and load the app. */
export function writePage(parts: PageParts): string {
  const { path, body, styles, script, integrity, title, description, late, buttonClass } = parts
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<script>${FITS};${HEARD}</script>`,
    // Before anything that loads a module: engines up to Chrome 132 read no import map after that.
    writeImportMap(integrity),
    // Engines that know the attribute but not the map.
    `<link rel="modulepreload" href="${script}" integrity="${integrity[script]}">`,
    `<title>${title}</title><meta name="description" content="${description}">`,
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
  ].join('')
}

/**
 * Written in ES5 for any engine: one that lacks what the app needs goes to the page below the floor, and so does a page
 * in another site's frame, where a player could be led to tap what they do not see. That page itself never redirects, or a server that answers every path with the app would send the engine there for ever.
 */
const FITS = [
  `if(!(self.fits=self==top&&${NEEDED.map((name) => `self.${name}`).join('&&')})&&location.pathname!="/${FLOOR_FILE}")`,
  `location.replace("/${FLOOR_FILE}#old"+location.pathname+location.search)`,
].join('')

/**
 * A button or link may be tapped, by finger or key, before the app runs. The page shows at once that the tap was heard,
 * and main.tsx repeats the last one; a link leads on by itself. In ES5, like the script it is in.
 */
const HEARD =
  'onclick=function(e){var t=e.target.closest&&e.target.closest("button,a");if(t){self.tapped&&tapped.removeAttribute("aria-busy");(self.tapped=t).setAttribute("aria-busy",true)}}'

/** How long the first script may take before a retry is offered; main.tsx gives the app the same time. */
const RETRY_AFTER_MS = 10_000

/**
 * Sets the policy and loads the app. `giveUp(cause)`, which main.tsx also calls, leads from a failed start to the page
 * below the floor. Code that does not parse counts as an old engine, not as a fault, where polyfills are needed too.
 * Without a network that page would not load either: then, and when the first script takes long, this page itself
 * offers a retry.
 */
function bootScript({ script, polyfills, early, trustedTypes, pictureHosts }: PageParts): string {
  const pictures = ["img-src 'self' data:", ...pictureHosts].join(' ')
  const policy = [...POLICY, pictures, ...(trustedTypes ? TRUSTED_TYPES : []), "style-src 'self'"].join(';')
  const has = POLYFILLED.map((name) => `self.${name}`).join('&&')
  return [
    'let m=document.createElement("meta");m.httpEquiv="Content-Security-Policy";',
    // Where there is no constructed style sheet, goober writes into a <style>.
    `m.content=${JSON.stringify(policy)}+("adoptedStyleSheets"in document?"":" 'unsafe-inline'");`,
    `let go=()=>import(${JSON.stringify(script)});`,
    'let late=document.getElementById("late");late.onclick=()=>location.reload();',
    'let slow;self.offerRetry=isLate=>{clearTimeout(slow);late.hidden=!(document.getElementById("app").hidden=isLate)};',
    `self.giveUp=e=>{console.error(e);fetch("/${FLOOR_FILE}").then(()=>location.replace("/${FLOOR_FILE}#"+(e instanceof SyntaxError&&!(${has})?"old":"fault")+location.pathname+location.search),()=>offerRetry(true))};`,
    `if(fits){slow=setTimeout(offerRetry,${RETRY_AFTER_MS},true);document.head.append(m);`,
    // What is only faster with it must not stop what comes without it.
    `try{${early}}catch{}`,
    `(${has}?go():import(${JSON.stringify(polyfills)}).then(go)).catch(giveUp)}`,
  ].join('')
}
