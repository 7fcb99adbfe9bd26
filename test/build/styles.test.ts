import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { inlineStyleNames, recordStyles } from '../../src/build/styles'

const test = suite('build/styles')
const FILE = 'src/ui/X.tsx'
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
const SOURCE = 'const a = css`x:${`${1}}`};`; const b = keyframes`to{y:1;}`; const c = cssx`no`'

test('each style tells its name at build time', () => {
  const recorded = recordStyles(SOURCE, FILE)
  assert.ok(recorded.includes('(globalThis.styleNames["src/ui/X.tsx#0"]=css`x:'))
  assert.ok(recorded.includes('(globalThis.styleNames["src/ui/X.tsx#1"]=keyframes`to{y:1;}`)'))
  assert.ok(recorded.endsWith('const c = cssx`no`'))
})

test('styles of the first view become their names, whatever stands in their templates', () => {
  const inlined = inlineStyleNames({ [`${FILE}#0`]: 'go1', [`${FILE}#1`]: 'go2' })(SOURCE, FILE)
  assert.is(inlined, 'const a = "go1"; const b = "go2"; const c = cssx`no`')
})

test('and goober itself is not loaded for them', () => {
  const source = "import { css, keyframes } from 'goober'\nconst a = css`x:1;`"
  assert.is(inlineStyleNames({ [`${FILE}#0`]: 'go1' })(source, FILE), '\nconst a = "go1"')
})

test('what the first view does not load keeps goober', () => {
  assert.is(inlineStyleNames({})(SOURCE, FILE), SOURCE)
})

test('only parts and screens are looked at', () => {
  assert.is(recordStyles(SOURCE, 'src/domain/x.ts'), SOURCE)
})

test('a template without an end is an error, not a loop', () => {
  assert.throws(() => recordStyles('css`x:1;', FILE), /does not end/)
})

test.run()
