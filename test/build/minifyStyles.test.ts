import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { css, extractCss } from 'goober'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { minifyCss, minifyStyles } from '../../src/build/minifyStyles'

const test = suite('build/minifyStyles')
const ROOT = join(import.meta.dirname, '../..')

/** As it is written, and as it is shipped. */
const CASES: Record<string, [written: string, shipped: string]> = {
  declarations: ['\n  color: red;\n  margin: 0 4px;\n', 'color:red;margin:0 4px;'],
  'a nested rule': ['& > p,\n  & a:hover {\n    color: red;\n  }', '&>p,& a:hover{color:red;}'],
  'a rule for a width': [
    '@media (min-width: 48rem) and (hover: hover) {\n & { top: 0; }\n}',
    '@media(min-width:48rem) and (hover:hover){&{top:0;}}',
  ],
  'a rule for a property': [
    '@supports (top: env(safe-area-inset-top)) { & { top: 0; } }',
    '@supports(top:env(safe-area-inset-top)){&{top:0;}}',
  ],
  'several values': [
    'box-shadow:\n    0 1px 0 rgba(0, 0, 0, 0.5),\n    inset 0 -0.5px var(--ink);',
    'box-shadow:0 1px 0 rgba(0,0,0,.5),inset 0 -.5px var(--ink);',
  ],
  'brackets over several lines': [
    'background: linear-gradient(\n    90deg,\n    red 44%\n  );',
    'background:linear-gradient(90deg,red 44%);',
  ],
  'a sum keeps its blanks': ['width: calc(100% - 0.5rem);', 'width:calc(100% - .5rem);'],
  'a place in a grid': ['grid-area: 1 / 2;', 'grid-area:1/2;'],
  'what is important': ['animation: none !important;', 'animation:none!important;'],
  'ten and a half': ['top: 10.5px;', 'top:10.5px;'],
  strings: [`content: 'a,  b > c: 0.5 {';`, `content:'a,  b > c: 0.5 {';`],
  addresses: ["background: url('a, b.svg');", "background:url('a, b.svg');"],
  'an attribute': [`&[data-tone='bad'][data-n='2'] { top: 0; }`, `&[data-tone=bad][data-n='2']{top:0;}`],
  'comments with apostrophes': [`/* the card's */ top: 0; /* the tile's */ left: 0;`, 'top:0;left:0;'],
  comments: ['/* why: this; */\ntop: 0;', 'top:0;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  'what is inserted': ['animation: ${turn} 0.2s ease-out;', 'animation:${turn} .2s ease-out;'],
}
for (const [what, [written, shipped]] of Object.entries(CASES)) {
  test(what, () => {
    assert.is(minifyCss(written), shipped)
    assert.is(minifyCss(shipped), shipped)
  })
}

test('only styles are shortened, in parts and screens', () => {
  const source = 'const a = css`\n  top: 0;\n`\nconst b = `\n  top: 0;\n`\n'
  assert.is(minifyStyles(source, 'src/ui/x.ts'), 'const a = css`top:0;`\nconst b = `\n  top: 0;\n`\n')
  assert.is(minifyStyles(source, 'src/domain/x.ts'), source)
})

/** Every style of ours, with the file it is in. */
const NAMES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(ui|screens)\b.*\.tsx?$/.test(name),
)
const STYLES = NAMES.flatMap((name) =>
  [...readFileSync(join(ROOT, 'src', name), 'utf8').matchAll(/\b(?:css|keyframes|glob)`([^`]*)`/g)].map(
    ([, written = '']) => [name, written] as const,
  ),
)

test('every style of ours is written one declaration a line', () => {
  const packed = STYLES.flatMap(([name, written]) =>
    written
      .split('\n')
      .filter((line) => /[;{].*\S/.test(line.replace(/\$\{\w+\}|'[^']*'|url\(.*?\)/g, '').replace(/[;{]$/, '')))
      .map((line) => `${name}: ${line.trim()}`),
  )
  assert.ok(NAMES.length > 300)
  assert.equal(packed, [])
})

/** Whether goober puts its class in the place of each `&`, and changes nothing else. */
function isKept(list: string): boolean {
  const name = css(Object.assign([`${list}{top:0;}`], { raw: [] }))
  return extractCss() === `${list.replaceAll('&', `.${name}`)}{top:0;}`
}

// A list whose first part has a blank in brackets before another pseudo-class comes apart at the wrong place.
test('goober reads every list of selectors of ours as it is written', () => {
  const lists = STYLES.flatMap(([name, written]) =>
    [...minifyCss(written).matchAll(/[^{};]+(?=\{)/g)]
      .map(([list]) => list)
      .filter((list) => /&.*,/.test(list) && !/[@$]/.test(list))
      .map((list) => [name, list] as const),
  )
  assert.ok(lists.length > 80)
  assert.equal(
    lists.filter(([, list]) => !isKept(list)),
    [],
  )
  assert.not(isKept('&>p:nth-child(n + 3):not(:last-child),&>b:nth-child(n + 5):not(:last-child)'))
})

test.run()
