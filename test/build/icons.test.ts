import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('build/icons')

const read = (name: string) => readFileSync(join(process.cwd(), 'static', name))
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; purpose?: string }[]
}
const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'))

test('a phone that puts the site on its screen finds a small, a large and a maskable icon', () => {
  assert.equal(
    drawn.map(({ sizes }) => sizes),
    ['192x192', '512x512'],
  )
  for (const { purpose } of drawn) assert.match(purpose ?? '', /maskable/)
})

test('each icon is as large as the manifest says, in few enough bytes', () => {
  for (const { src, sizes } of drawn) {
    const file = read(src)
    // Width and height stand behind the signature and the head of the first chunk.
    assert.is(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src)
    assert.ok(file.length < 20_000, `${src} has ${file.length} bytes`)
  }
})

test('the bars of the browser have the ground colour of the site', () => {
  const theme = readFileSync(join(process.cwd(), 'src/ui/theme.ts'), 'utf8')
  assert.ok(theme.includes(`--ink: ${manifest.theme_color};`))
  assert.is(manifest.background_color, manifest.theme_color)
  const page = readFileSync(join(process.cwd(), 'src/build/page.ts'), 'utf8')
  assert.ok(page.includes(`name="theme-color" content="${manifest.theme_color}"`))
})

test.run()
