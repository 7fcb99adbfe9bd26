import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('ui/styles')

/** Tests run from the root of the project. */
const folder = join(process.cwd(), 'src/ui')

type Style = { file: string; css: string; isKeyframes: boolean }

const styles: readonly Style[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const blocks = readFileSync(join(folder, file), 'utf8').matchAll(/(css|glob|keyframes)`([^`]*)`/g)
    return [...blocks].map(([, tag, css = '']) => ({
      file,
      css: css.replace(/\$\{\w+\}/g, 'name'),
      isKeyframes: tag === 'keyframes',
    }))
  })

const defined = new Set(styles.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))

test('the styles are found', () => {
  assert.ok(styles.length > 30)
})

for (const { file, css, isKeyframes } of styles) {
  test(`${file}: every declaration ends with ";", or goober drops the last one`, () => {
    assert.not.match(css, /[^;{}\s]\s*\}/)
    assert.match(css.trim(), /[;}]$/)
  })

  test(`${file}: every token exists`, () => {
    for (const [, name] of css.matchAll(/var\((--[\w-]+)/g)) assert.ok(defined.has(name), name)
  })

  test(`${file}: nothing newer than Chrome 67 and iOS 14 is needed`, () => {
    assert.not.match(css, /[;{\s](inset|aspect-ratio):|clamp\(|:has\(|:is\(|:where\(|color-mix|@layer|@container/)
    assert.not.match(css, /:focus-visible(?!\))/, 'old engines drop a whole rule with it')
    assert.ok(!/gap:/.test(css) || /display:grid/.test(css), 'gap of flex boxes is Chrome 84')
  })

  test(`${file}: what moves is transform or opacity, and short`, () => {
    for (const [, what = ''] of css.matchAll(/transition:([^;]+);/g)) {
      if (what === 'none!important') continue
      for (const part of what.split(',')) assert.match(part.trim(), /^(transform|opacity) \.[0-2]\d*s/)
    }
    for (const [, what = ''] of css.matchAll(/animation:([^;]+);/g))
      assert.ok(/infinite/.test(what) || /^name \.[0-2]\d*s/.test(what) || what === 'none!important', what)
    if (isKeyframes) for (const [, what = ''] of css.matchAll(/([\w-]+):/g)) assert.match(what, /^(transform|opacity)$/)
  })

  test(`${file}: no property is said twice in a block, since goober keeps only the last`, () => {
    for (const [, block = ''] of css.matchAll(/\{([^{}]*)\}/g)) {
      const properties = block
        .split(';')
        .map((line) => line.split(':')[0]?.trim())
        .filter(Boolean)
      assert.is(new Set(properties).size, properties.length, block)
    }
  })

  test(`${file}: no run of blanks, which goober would swallow`, () => {
    assert.not.match(css, /\S {2,}\S/)
  })
}

test('colours live with the tokens', () => {
  const holders = ['theme.ts', 'Grade.tsx', 'elements/ElementMark.style.ts']
  const others = styles.filter(
    ({ file, css }) => !holders.includes(file.replace(/\\/g, '/')) && /#[\da-f]{3,8}\b|rgba?\(/i.test(css),
  )
  assert.equal(
    others.map(({ file }) => file),
    [],
  )
})

test.run()
