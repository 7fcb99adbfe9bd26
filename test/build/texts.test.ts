import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hashTexts, readTexts } from '../../src/build/texts'

const test = suite('build/texts')

test('what a locale lacks is filled from traditional Chinese', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const locale of ['en', 'id', 'zh-TW']) mkdirSync(join(folder, locale))
  writeFileSync(join(folder, 'zh-TW/a.json'), '{"x":"甲","y":"乙"}')
  writeFileSync(join(folder, 'en/a.json'), '{"x":"A"}')
  writeFileSync(join(folder, 'id/a.json'), '{}')
  const texts = await readTexts(folder)
  assert.equal(texts.get('en/a.json'), { x: 'A', y: '乙' })
  assert.equal(texts.get('id/a.json'), { x: '甲', y: '乙' })
  const before = hashTexts(texts)
  writeFileSync(join(folder, 'en/a.json'), '{"x":"B"}')
  assert.is.not(hashTexts(await readTexts(folder)), before)
})

test('the glossary is for whoever writes texts, and no table', async () => {
  const names = [...(await readTexts('i18n')).keys()]
  assert.ok(names.includes('en/asset.json'))
  assert.equal([...new Set(names.map((name) => name.split('/')[0]))].sort(), ['en', 'id', 'zh-TW'])
})

test.run()
