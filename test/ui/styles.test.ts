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

/**
 * Of `a:not(b) c` goober makes two selectors, the second without `&`, and puts its class between them: the rule meets
 * nothing, unless what stands before the bracket is the element of the class itself.
 */
const isTorn = (selector: string): boolean => {
  const [taken = ''] = /^[^,]*:\S+\([^)]*\)/.exec(selector) ?? []
  return taken !== '' && taken !== selector && !/^&:[^ >+~]*$/.test(taken)
}

test('no selector goes on after a bracket, where goober tears it', () => {
  assert.equal(
    ['&>li:not(:last-child)::before', '& tr:not(a)>*', '&>:nth-child(2) b'].filter((each) => !isTorn(each)),
    [],
  )
  assert.equal(['&>:nth-child(2)', '&:not([open])>b', '&>:not(a):not(b)', '&>a:hover'].filter(isTorn), [])
  assert.equal(
    offenders(({ css }) =>
      all(css, /[^{};]+(?=\{)/g)
        .filter((prelude) => !prelude.startsWith('@'))
        .flatMap((prelude) => prelude.split(','))
        .filter(isTorn),
    ),
    [],
  )
})

test('flex boxes have no gap, which came with Chrome 84', () => {
  assert.equal(
    offenders(({ css }) => (/gap:/.test(css) && !/display:(inline-)?grid/.test(css) ? ['gap'] : [])),
    [],
  )
})

/** The longest motion, and the files whose one motion may be longer, with what it is. */
const LONGEST_S = 0.2
const LONGER: Readonly<Record<string, readonly [seconds: number, what: string]>> = {
  'screens/summon/sceneMotion.style.ts': [1.6, 'the reveal, which a tap ends'],
  'screens/summon/Hero.style.ts': [1.6, 'the words that follow the reveal'],
  'screens/summon/Altar.style.ts': [1.6, 'what can be done next, which follows it too'],
  'screens/collectibles/Hatchling.style.ts': [1.4, 'a dragon comes out of its egg, which hides nothing'],
  'ui/art/Foil.tsx': [4.8, 'two passes of light over a legend'],
}
const isStill = (what: string) => what === 'none' || what === 'none!important'

/** The motions a style declares: of an animation or a transition, one each. */
const motionsOf = ({ css }: Style): Array<{ rule: string; what: string }> =>
  [...css.matchAll(/(animation|transition):([^;]+);/g)].flatMap(([, rule = '', list = '']) =>
    isStill(list) ? [] : list.split(/,(?![^(]*\))/).map((what) => ({ rule, what: what.trim() })),
  )

/** Seconds from its beginning to its end, delay and all rounds included; null: a sign of waiting, which goes round. */
function secondsOf(what: string): number | null {
  if (/\binfinite\b/.test(what)) return null
  const [duration = Number.NaN, delay = 0] = [...what.matchAll(/(?<![\w.])(\d*\.?\d+)(m?)s\b/g)].map(
    ([, time, isMs]) => Number(time) / (isMs ? 1000 : 1),
  )
  const rounds = Number(what.match(/(?<=\s)\d+(?=\s|$)/)?.[0] ?? 1)
  return delay + duration * rounds
}

test('every animation and transition is known by its end', () => {
  assert.is(secondsOf('name .18s ease-out'), 0.18)
  assert.is(secondsOf('name .5s .7s ease-in-out backwards'), 1.2)
  assert.is(secondsOf('name 2.4s 2 ease-in-out'), 4.8)
  assert.is(secondsOf('transform 180ms'), 0.18)
  assert.is(secondsOf('name 6s linear infinite'), null)
  assert.ok(Number.isNaN(secondsOf('name')))
  assert.ok(styles.flatMap(motionsOf).length > 20)
  const shorthand = /(?:animation|transition)-(?!name)[\w-]+:/g
  assert.equal(
    offenders(({ css }) => all(css, shorthand)),
    [],
    'a longhand would change what is measured here',
  )
})

test('motion is over within 200 ms, but for the few that are named here', () => {
  assert.equal(
    offenders((style) =>
      motionsOf(style).flatMap(({ what }) => {
        const seconds = secondsOf(what)
        const [most = LONGEST_S] = LONGER[style.file] ?? []
        return seconds === null || seconds <= most + 1e-9 ? [] : [`${what}: ${seconds} s`]
      }),
    ),
    [],
  )
  const longest = (file: string) =>
    Math.max(
      ...styles
        .filter((style) => style.file === file)
        .flatMap(motionsOf)
        .map(({ what }) => secondsOf(what) ?? 0),
    )
  for (const [file, [most]] of Object.entries(LONGER))
    assert.ok(longest(file) > LONGEST_S && longest(file) <= most, file)
})

test('only transform and opacity move', () => {
  const transitions = (style: Style) =>
    motionsOf(style)
      .filter(({ rule, what }) => rule === 'transition' && !/^(transform|opacity) /.test(what))
      .map(({ what }) => what)
  const frames = ({ css, isKeyframes }: Style) =>
    isKeyframes ? all(css, /[\w-]+(?=:)/g).filter((what) => !/^(transform|opacity)$/.test(what)) : []
  assert.equal([...offenders(transitions), ...offenders(frames)], [])
})

test('nothing moves for whoever wants less motion: one rule stops all, and none is made by a script', () => {
  const theme = styles.find(({ file }) => file === 'ui/theme.ts')?.css ?? ''
  assert.ok(
    theme.includes(
      '@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;}}',
    ),
    theme.slice(-300),
  )
  // A rule of more weight would win over it; and what an animation leaves behind would be missing without it.
  assert.equal(
    offenders(({ css }) => [
      ...all(css, /(?:animation|transition)[\w-]*:[^;]*!important/g).filter((what) => !/:none!/.test(what)),
      ...motionsOf({ file: '', css, isKeyframes: false })
        .map(({ what }) => what)
        .filter((what) => /\b(forwards|both)\b/.test(what)),
      ...all(css, /scroll-behavior:smooth/g),
    ]),
    [],
  )
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /\.animate\(|behavior: 'smooth'|<animate|startViewTransition/.test(readFileSync(join(folder, file), 'utf8')),
    )
  assert.equal(scripts, [])
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
    'ui/art/elements/ElementMark.style.ts',
    'screens/login/Login.style.ts',
  ]
  assert.equal(
    offenders(({ css, file }) => (holders.includes(file) ? [] : all(css, /#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi))),
    [],
  )
})

test.run()
