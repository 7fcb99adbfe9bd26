import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gzipOf, JOURNAL, journalOf, SAFETY } from '../../src/build/safety'

const test = suite('build/safety')

test('the journal is a part of the safety code, and both are measured', async () => {
  const [journal = 0, safety = 0] = await Promise.all([JOURNAL, SAFETY].map(gzipOf))
  assert.ok(journal > 1000 && safety > journal + 1000, `${journal}, ${safety}`)
})

test('only these files count: one more is more, what they import is not', async () => {
  const alone = await gzipOf(['src/actions/money/goOn.ts'])
  const both = await gzipOf(['src/actions/money/goOn.ts', 'src/actions/money/advance.ts'])
  assert.ok(alone < 300 && both > alone + 200, `${alone}, ${both}`)
})

test('a chunk of a first view that holds a file of the journal is found', () => {
  const chunk = (inputs: string[], imports: string[] = []) => ({
    bytes: 1,
    exports: [],
    inputs: Object.fromEntries(inputs.map((file) => [file, { bytesInOutput: 9 }])),
    imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
  })
  const outputs = {
    'a.js': chunk(['src/main.tsx'], ['b.js']),
    'b.js': chunk(['src/state/journal.ts']),
    'c.js': chunk(['src/storage/journalStore.ts']),
  }
  assert.equal(journalOf(outputs, ['src/main.tsx']), [])
  outputs['b.js'] = chunk(['src/state/journal.ts'], ['c.js'])
  assert.equal(journalOf(outputs, ['src/main.tsx']), ['src/storage/journalStore.ts'])
})

test.run()
