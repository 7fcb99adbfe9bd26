import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { minifyCss } from '../../src/build/minifyStyles'
import { ALLOWED_STYLES } from '../build/floor/allowed'
import { findNewStyles } from '../build/floor/readStyles'

const test = suite('ui/styles')

/** Tests run from the root of the project. */
const folder = join(process.cwd(), 'src')
/** The built site, for the styles that stand in its pages. */
const SITE = process.env.SITE ?? 'dist'

type Style = { file: string; css: string; isKeyframes: boolean }

const styles: readonly Style[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replace(/\\/g, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('build/'))
  .flatMap((file) => {
    const blocks = readFileSync(join(folder, file), 'utf8').matchAll(/\b(css|glob|keyframes)`([^`]*)`/g)
    return [...blocks].map(([, tag, css = '']) => ({
      file,
      css: minifyCss(css.replace(/\$\{\w+\}/g, 'name')),
      isKeyframes: tag === 'keyframes',
    }))
  })

const defined = new Set(styles.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))

/** What a look at each style finds wrong, with its file. */
const offenders = (find: (style: Style) => string[]): string[] =>
  styles.flatMap((style) => find(style).map((what) => `${style.file}: ${what}`))

const all = (css: string, pattern: RegExp): string[] => [...css.matchAll(pattern)].map(([found]) => found)

test('the styles are found', () => {
  assert.ok(styles.length > 100)
})

test('every declaration ends with ";", or goober drops the last one', () => {
  assert.equal(
    offenders(({ css }) => [...all(css, /[^;{}\s]\s*\}/g), ...(/[;}]$/.test(css.trim()) ? [] : [css.slice(-40)])]),
    [],
  )
})

test('every token exists', () => {
  assert.equal(
    offenders(({ css }) =>
      [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name).filter((n) => !defined.has(n)),
    ),
    [],
  )
})

/** `outline (Chrome 94)` is allowed by its name, `cursor:pointer (…)` by its property too. */
const isAllowed = (what: string): boolean => {
  const [name = ''] = what.split(' (')
  return name in ALLOWED_STYLES || name.replace(/(?<=\w):.*/, '') in ALLOWED_STYLES
}

test('nothing newer than Chrome 67 and iOS 14.5 is needed', () => {
  assert.equal(
    offenders(({ css }) => findNewStyles(css).filter((what) => !isAllowed(what))),
    [],
  )
})

test('… nor in what is written into the built pages', () => {
  const pages = existsSync(SITE)
    ? readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    : []
  assert.ok(pages.length > 2, `${SITE} has no pages: build the site first`)
  const found = pages.flatMap((file) =>
    [...readFileSync(join(SITE, file), 'utf8').matchAll(/<style>([^<]*)<\/style>/g)].flatMap(([, css = '']) =>
      findNewStyles(css.replace(/([^;{}])\}/g, '$1;}'))
        .filter((what) => !isAllowed(what))
        .map((what) => `${file}: ${what}`),
    ),
  )
  assert.equal(found, [])
})

test('what is allowed is still in use', () => {
  const used = offenders(({ css }) => findNewStyles(css)).map((line) => line.slice(line.indexOf(': ') + 2))
  assert.equal(
    Object.keys(ALLOWED_STYLES).filter(
      (name) => !used.some((what) => what.startsWith(`${name} (`) || what.startsWith(`${name}:`)),
    ),
    [],
  )
})

test('the scan knows properties, values, functions, units, selectors and rules', () => {
  const found = (css: string) => findNewStyles(css).map((what) => what.replace(/ \(Chrome.*/, ''))
  assert.equal(found('inset:0;aspect-ratio:1;'), ['inset', 'aspect-ratio'])
  assert.equal(found('overflow:clip;'), ['overflow:clip'])
  assert.equal(found('width:clamp(1px,2px,3px);padding:env(safe-area-inset-top) 1px;'), ['clamp()', 'env()'])
  assert.equal(found('height:100dvh;'), ['dvh'])
  assert.equal(found('&:has(> b){color:red;}'), [':has'])
  assert.equal(found('@container(min-width:1px){color:red;}'), ['@container'])
  assert.equal(found('@supports(height:100dvh){a{height:100dvh;}}b{color:red;}'), [])
  assert.equal(found('& > a:hover::after{display:flex;position:sticky;top:calc(1px + var(--x));}'), [])
})

test('flex boxes have no gap, which came with Chrome 84', () => {
  assert.equal(
    offenders(({ css }) => (/gap:/.test(css) && !/display:(inline-)?grid/.test(css) ? ['gap'] : [])),
    [],
  )
})

test('what moves is transform or opacity, and short', () => {
  const isStill = (what: string) => what === 'none!important'
  const transitions = ({ css }: Style) =>
    [...css.matchAll(/transition:([^;]+);/g)]
      .flatMap(([, what = '']) => (isStill(what) ? [] : what.split(',')))
      .filter((part) => !/^(transform|opacity) \.[0-2]\d*s/.test(part.trim()))
  const animations = ({ css }: Style) =>
    [...css.matchAll(/animation:([^;]+);/g)]
      .map(([, what = '']) => what)
      .filter((what) => !/infinite|^none$/.test(what) && !/^name \.[0-2]\d*s/.test(what) && !isStill(what))
  const frames = ({ css, isKeyframes }: Style) =>
    isKeyframes ? all(css, /[\w-]+(?=:)/g).filter((what) => !/^(transform|opacity)$/.test(what)) : []
  assert.equal([...offenders(transitions), ...offenders(animations), ...offenders(frames)], [])
})

test('no property is said twice in a block, since goober keeps only the last', () => {
  assert.equal(
    offenders(({ css }) =>
      [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
        const names = block
          .split(';')
          .map((line) => line.split(':')[0]?.trim() ?? '')
          .filter(Boolean)
        return names.filter((name, index) => names.indexOf(name) !== index)
      }),
    ),
    [],
  )
})

test('no run of blanks, which goober would swallow', () => {
  assert.equal(
    offenders(({ css }) => all(css, /\S {2,}\S+/g)),
    [],
  )
})

test('colours live with the tokens', () => {
  // The last has a glow of its own.
  const holders = [
    'ui/theme.ts',
    'ui/art/Grade.tsx',
    'screens/collectibles/elements/ElementMark.style.ts',
    'screens/login/Login.style.ts',
  ]
  assert.equal(
    offenders(({ css, file }) => (holders.includes(file) ? [] : all(css, /#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi))),
    [],
  )
})

test.run()
