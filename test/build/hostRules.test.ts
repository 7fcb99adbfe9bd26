import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cachingOf, HEADERS, toHeadersFile, toNginx } from '../../src/build/hostRules'

const test = suite('build/hostRules')

/** What a host that reads the file sends for a path: of all rules that match, as Netlify and Cloudflare Pages do. */
function sent(path: string): [string, string][] {
  const rules = toHeadersFile()
    .trim()
    .split(/\n(?=\/)/)
  return rules.flatMap((rule): [string, string][] => {
    const [pattern = '', ...lines] = rule.split('\n')
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    if (!matches) return []
    return lines.map((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      assert.ok(name, line)
      return [name, value]
    })
  })
}

for (const path of ['/a/ABCD2345.js', '/art/0123abcd/hero-1-1a.svg', '/t/0123abcd/en/market.json', '/', '/login']) {
  test(`the host file sends ${path} with every header, once, and its caching`, () => {
    assert.equal(sent(path), [...Object.entries(HEADERS), ['Cache-Control', cachingOf(path)]])
  })
}

test('a page that no rule names keeps the host’s own caching, and has the headers', () => {
  assert.equal(sent('/legion/ranks'), Object.entries(HEADERS))
})

test('what has a hash in its name is kept, everything else is asked for again', () => {
  const kept = ['/a/X.js', '/art/1/x.svg', '/t/1/en.json'].map(cachingOf)
  assert.equal(new Set(kept), new Set(['public, max-age=31536000, immutable']))
  const again = ['/', '/login', '/a', '/artful/x.svg', '/doctor/', '/version.txt', '/deep/a/x'].map(cachingOf)
  assert.equal(new Set(again), new Set(['no-cache']))
})

test('nothing in a header limits scripts, styles or requests: wallets inject theirs', () => {
  assert.not.match(HEADERS['Content-Security-Policy'], /script|style|connect|default/)
})

test('README shows the rules for nginx as they are', () => {
  const readme = readFileSync('README.md', 'utf8')
  assert.ok(readme.includes(`\`\`\`nginx\n${toNginx()}\n\`\`\``), toNginx())
})

test.run()
