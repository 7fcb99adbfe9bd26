import { join } from 'node:path'
import { build } from 'esbuild'
import { NEEDED } from './needed'
import type { Texts } from './texts'

/** The page for engines that lack what the app needs, and for a start that failed. */
export const FLOOR_FILE = 'floor.html'

/** For each `lang`, the folder of its texts and its own name. */
export const LANGUAGES = [
  { lang: 'zh-Hant', folder: 'zh-TW', name: '繁體中文' },
  { lang: 'en', folder: 'en', name: 'English' },
  { lang: 'id', folder: 'id', name: 'Bahasa Indonesia' },
]

/** Plain colours and lengths, margins for gaps, blocks for grids: Chrome 30 draws all of it. */
const STYLES = `
*{box-sizing:border-box}
html{background:#0b0a15 radial-gradient(960px 416px at 50% -96px,#33226b,transparent 72%) no-repeat;-webkit-text-size-adjust:100%}
body{max-width:432px;margin:0 auto;padding:8px 20px 40px;color:#f2eefb;font:16px/1.5 -apple-system,system-ui,Roboto,'PingFang TC','Noto Sans CJK TC',sans-serif;text-align:center;word-wrap:break-word}
svg{display:block;width:64px;height:64px;margin:12px auto}
span{display:block}
h1{margin:0 0 8px;color:#ecca84;font:600 26px/1.25 Palatino,'Palatino Linotype',Georgia,'Songti TC','Noto Serif CJK TC',serif}
p{margin:0 0 20px;color:#b7afd0}
section{margin:0 0 12px;padding:20px;border:1px solid #3b3360;border-radius:18px;background:#14111f;text-align:left}
section p{margin:0 0 12px;color:#f2eefb}
a,button,input{display:block;width:100%;min-height:44px;margin:0 0 12px;padding:10px 16px;border:1px solid #7d71a8;border-radius:12px;background:#1d1930;color:#f2eefb;font:inherit;text-align:center;text-decoration:none;-webkit-appearance:none;appearance:none}
input{background:#0b0a15;color:#b7afd0;text-align:left}
button,#retry{font-weight:600;cursor:pointer}
#retry,html[data-is=old] #copy{border-color:#ecca84;background:#dcae5a;background:linear-gradient(#f9e3ac,#dcae5a 55%,#b98838);color:#231606}
#copy{margin:0}
#doctor{margin:8px 0;border-color:transparent;background:none;color:#5fd9c8}
#languages button{display:inline-block;width:auto;margin:0;padding:0 10px;border:0;background:none;color:#b7afd0;font-size:13px}
#out,html[data-is=framed] main>*{display:none}
html[data-is=framed] #out{display:block}
#detail{margin:8px 0 0;font-size:13px}
:focus{outline:2px solid #ecca84;outline-offset:2px}
html[data-is=old] .fault,html[data-is=fault] .old,html[data-is] span,html[data-copied] .copy,.copied{display:none}
html[data-copied] .copied{display:block}
${LANGUAGES.map(({ lang }) => `html[lang=${lang}] span[lang=${lang}]`).join()}{display:inline}
`

/**
 * The complete page for engines below the floor: it loads nothing, and shows three languages where even its script
 * fails.
 * @throws {Error} if floor.ts contains syntax that ES5 engines cannot read
 */
export async function writeFloorPage(root: string, texts: Texts, emblem: string, title: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/floor.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es5',
    charset: 'utf8',
    logLevel: 'warning',
    define: { __NEEDED__: JSON.stringify(NEEDED) },
  })
  const say = (key: `floor.${string}`): string =>
    LANGUAGES.map(({ lang, folder }) => {
      const text = texts.get(`${folder}/floor.json`)?.[key.slice('floor.'.length)]
      return `<span lang="${lang}">${text}</span>`
    }).join(' ')
  const choices = LANGUAGES.map(({ lang, name }) => `<button type="button" lang="${lang}">${name}</button>`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="theme-color" content="#0b0a15"><style>${STYLES.trim().replace(/\n/g, '')}</style></head><body><main>`,
    `<div id="languages">${choices.join('')}</div>${emblem}`,
    `<div class="old"><h1>${say('floor.oldTitle')}</h1><p>${say('floor.oldText')}</p></div>`,
    `<div class="fault"><h1>${say('floor.faultTitle')}</h1><p>${say('floor.faultText')}</p></div>`,
    `<a id="retry" class="fault" href="">${say('floor.retry')}</a>`,
    `<section><p class="old">${say('floor.oldUpdate')}</p><label for="address">`,
    `<p class="old">${say('floor.oldElsewhere')}</p><p class="fault">${say('floor.faultElsewhere')}</p></label>`,
    '<input id="address" readonly>',
    `<button type="button" id="copy" aria-live="polite"><b class="copy">${say('floor.copy')}</b><b class="copied">${say('floor.copied')}</b></button></section>`,
    `<a class="old" href="">${say('floor.retry')}</a><a id="doctor" href="/doctor/">${say('floor.doctor')}</a>`,
    `<p id="detail"></p><a id="out" target="_top" href="/">${say('floor.framed')}</a></main>`,
    `<script>${outputFiles[0]?.text ?? ''}</script></body></html>`,
  ].join('')
}
