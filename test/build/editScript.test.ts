import { SourceMap, type SourceMapping } from 'node:module'
import { transform } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { editScript } from '../../src/build/editScript'

const test = suite('build/editScript')

const SOURCE = 'export const first = () => 1\nexport const second = () => 2\nexport const third = () => 3\n'
const made = await transform(SOURCE, { minifyWhitespace: true, sourcefile: 'src/a.ts', sourcemap: 'external' })

const editAt = (text: string, by: string) => {
  const start = made.code.indexOf(text)
  return { start, end: start + text.length, text: by }
}
/** The line of the source that this text of the edited script comes from. */
function lineOf({ code, map }: { code: string; map: string }, text: string): number {
  const found = new SourceMap(JSON.parse(map)).findEntry(0, code.indexOf(text)) as SourceMapping
  return found.originalLine + 1
}

test('the code changes in its places, and the map still leads to every line', () => {
  const edited = editScript(made, [editAt('=>1', '=>"a much longer text"'), editAt('=>2', '=>')])
  assert.match(edited.code, 'first=()=>"a much longer text";')
  assert.equal(
    ['first', 'second', 'third'].map((name) => lineOf(edited, name)),
    [1, 2, 3],
  )
})

test('without edits nothing changes, and without a map there is none', () => {
  assert.equal(editScript(made, []), { code: made.code, map: made.map })
  assert.is(editScript({ code: 'a()', map: '' }, [{ start: 0, end: 1, text: 'b' }]).map, '')
})

test.run()
