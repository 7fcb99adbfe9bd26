import { brotliCompressSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { drawArt } from '../../../src/build/art/drawArt'
import { type ArtKind, subjectsOf } from '../../../src/build/art/subjects'
import { ASSET_KINDS } from '../../../src/domain/asset'
import { artName } from '../../../src/ui/art/artName'

const test = suite('build/art/drawArt')
const pictures = drawArt()
const names = new Set(pictures.map(({ name }) => name))

test('every asset there can be has a picture', () => {
  for (const kind of ASSET_KINDS) {
    for (let element = 1; element <= 5; element++) {
      for (let grade = 1; grade <= 24; grade++) {
        for (let id = 0; id < 12; id++) {
          const name = artName({ kind, camp: element, skill: element, grade, id: String(id) })
          assert.ok(names.has(name), name)
        }
      }
    }
  }
})

test('even one with numbers out of their range', () => {
  for (const number of [-1, 0, 6, 99, Number.NaN]) {
    const name = artName({ kind: 'hero', camp: number, skill: number, grade: number, id: '' })
    assert.ok(names.has(name), name)
  }
})

test('every picture is asked for by some asset', () => {
  const asked = new Set<string>()
  for (const kind of ASSET_KINDS) {
    for (let element = 1; element <= 5; element++) {
      for (const grade of [1, 6, 11, 16, 21]) {
        for (let id = 0; id < 60; id++)
          asked.add(artName({ kind, camp: element, skill: element, grade, id: String(id) }))
      }
    }
  }
  assert.equal(
    [...names].filter((name) => !asked.has(name)),
    [],
  )
})

test('names are unique, and safe in an address', () => {
  assert.is(names.size, pictures.length)
  for (const name of names) assert.match(name, /^[a-z]+-[1-5]-[1-5][a-c]$/)
})

test('two builds draw the same', () => {
  assert.equal(drawArt(), pictures)
})

test('each picture fits its budget of 4 kB', () => {
  for (const { name, svg } of pictures) assert.ok(brotliCompressSync(svg).length <= 4096, name)
})

test('pictures are drawings only: no script, no link out, no number that is none', () => {
  for (const { name, svg } of pictures) {
    assert.not.match(svg, /<script|<style|<a |\son\w+=|href="(?!#)|NaN|undefined|Infinity/, name)
  }
})

test('bands differ by their lines, not only by their colour', () => {
  const frames = [1, 2, 3, 4, 5].map((band) => {
    const svg = pictures.find(({ name }) => name === `hero-1-${band}a`)?.svg ?? ''
    return svg.match(/<path id="q" d="([^"]+)"/)?.[1] ?? ''
  })
  assert.is(new Set(frames).size, 5)
})

const subjectsIn = (kind: ArtKind, element: number) =>
  subjectsOf(kind, element)
    .flat()
    .map(({ icon, pose, flipped }) => `${icon} ${pose} ${flipped}`)

test('in its own element no subject is seen twice', () => {
  for (const kind of ASSET_KINDS) {
    for (let element = 1; element <= 5; element++) {
      const seen = subjectsIn(kind, element)
      assert.is(new Set(seen).size, seen.length, `${kind} ${element}`)
    }
  }
})

test("pets, spirit stones and equipment are their camp's own; a dragon is no beast of its neighbours in the band", () => {
  for (const kind of ['pet', 'lingshi', 'equip'] as const) {
    const all = [1, 2, 3, 4, 5].map((element) => new Set(subjectsIn(kind, element)))
    const shared = [...(all[0] ?? [])].filter((subject) => all.slice(1).every((others) => others.has(subject)))
    assert.equal(shared, [], kind)
    assert.ok(new Set(all.flatMap((each) => [...each])).size >= 55, kind)
  }
  for (let element = 1; element < 5; element++) {
    const [one, next] = [subjectsOf('dragon', element), subjectsOf('dragon', element + 1)]
    one.forEach((band, at) => {
      const words = band.map(({ icon, pose, flipped }) => `${icon} ${pose} ${!!flipped}`)
      for (const { icon, pose, flipped } of next[at] ?? [])
        assert.not.ok(words.includes(`${icon} ${pose} ${!!flipped}`), `${icon} in band ${at + 1}`)
    })
  }
})

test.run()
