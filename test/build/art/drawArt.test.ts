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
const STAGES = [0, 2, 5]
/** Pictures of no asset: the land behind the pages, the back of a card, and an egg of each skill. */
const EXTRAS = new Set(['land', 'back', 'egg-1', 'egg-2', 'egg-3', 'egg-4', 'egg-5'])

test('every asset there can be has a picture', () => {
  for (const kind of ASSET_KINDS) {
    for (let element = 1; element <= 5; element++) {
      for (let grade = 1; grade <= 24; grade++) {
        for (let id = 0; id < 12; id++) {
          for (const stage of STAGES) {
            const name = artName({ kind, camp: element, skill: element, grade, id: String(id), stage })
            assert.ok(names.has(name), name)
          }
        }
      }
    }
  }
})

test('even one with numbers out of their range', () => {
  for (const number of [-1, 0, 6, 99, Number.NaN]) {
    const name = artName({ kind: 'hero', camp: number, skill: number, grade: number, id: '', stage: 99 })
    assert.ok(names.has(name), name)
  }
})

test('no name within a picture means two things, and each that is used is there', () => {
  for (const { name, svg } of pictures) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)
    assert.equal(ids, [...new Set(ids)], name)
    assert.equal(
      used.filter((id) => !ids.includes(id)),
      [],
      name,
    )
  }
})

test('every picture is asked for by some asset', () => {
  const asked = new Set<string>()
  for (const kind of ASSET_KINDS) {
    for (let element = 1; element <= 5; element++) {
      for (const grade of [1, 6, 11, 16, 21]) {
        for (let id = 0; id < 200; id++) {
          for (const stage of STAGES) {
            asked.add(artName({ kind, camp: element, skill: element, grade, id: String(id), stage }))
          }
        }
      }
    }
  }
  assert.equal(
    [...names].filter((name) => !asked.has(name) && !EXTRAS.has(name)),
    [],
  )
})

test('names are unique, and safe in an address', () => {
  assert.is(names.size, pictures.length)
  for (const name of names) if (!EXTRAS.has(name)) assert.match(name, /^[a-z]+-[1-5]-[1-5][a-g][23]?$/)
  for (const name of EXTRAS) assert.ok(names.has(name), name)
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

test('a dragon grows with its stages, another asset does not', () => {
  const at = (kind: ArtKind, stage: number) => artName({ kind, camp: 1, skill: 1, grade: 12, id: '7', stage })
  assert.is(new Set([0, 1, 2, 3, 4, 5].map((stage) => at('dragon', stage))).size, 3)
  assert.is(new Set([0, 1, 2, 3, 4, 5].map((stage) => at('hero', stage))).size, 1)
})

test('a head alone is on the shoulders of its camp, in turn on one of three, drawn before it', () => {
  const camps = [1, 2, 3, 4, 5].map((element) => {
    const shoulders = new Set<string>()
    subjectsOf('hero', element).forEach((subjects, band) => {
      subjects.forEach(({ pose }, index) => {
        const svg = pictures.find(({ name }) => name === `hero-${element}-${band + 1}${'abcdefg'[index]}`)?.svg ?? ''
        const plate = svg.match(/<path id="ma" d="([^"]+)"/)
        assert.is(!!plate, pose === 'head')
        if (!plate?.[1]) return
        shoulders.add(plate[1])
        assert.ok(svg.indexOf('id="ma"') < svg.indexOf('id="o"'))
      })
    })
    return shoulders
  })
  for (const shoulders of camps) assert.is(shoulders.size, 3)
  assert.is(new Set(camps.flatMap((shoulders) => [...shoulders])).size, 15, 'each camp has its own')
})

/** Shoulders, stone at the throat, and all else that is worn on the chest. */
function wornIn(svg: string): { shoulders: string; gem: string; chest: string } {
  const worn = svg.slice(svg.indexOf('fill="url(#ms)"'), svg.indexOf('id="o"'))
  const gem = worn.match(/<path d="([^"]+)" fill="#\w+" stroke="#\w+" stroke-width="8"/)
  return {
    shoulders: svg.match(/<path id="ma" d="([^"]+)"/)?.[1] ?? '',
    gem: gem?.[1] ?? '',
    chest: worn.slice(0, gem?.index),
  }
}

test('neighbours of a camp are different persons: other shoulders, another stone, another chest', () => {
  const heads = pictures.filter(({ name, svg }) => name.startsWith('hero') && svg.includes('id="ma"'))
  for (const look of ['', '2']) {
    heads.forEach(({ name, svg }) => {
      const next = name.replace(
        /([a-g])2?$/,
        (_, letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1) + look,
      )
      const neighbour = name.endsWith('2') === (look === '2') && heads.find((other) => other.name === next)
      if (!neighbour) return
      const [one, other] = [wornIn(svg), wornIn(neighbour.svg)]
      for (const part of ['shoulders', 'gem', 'chest'] as const) {
        assert.ok(one[part], `${part} of ${name}`)
        assert.is.not(one[part], other[part], `${part} of ${name} and ${next}`)
      }
    })
  }
})

test('no two persons of a band wear the same', () => {
  for (let element = 1; element <= 5; element++) {
    for (let band = 1; band <= 5; band++) {
      const worn = pictures
        .filter(({ name, svg }) => name.startsWith(`hero-${element}-${band}`) && svg.includes('id="ma"'))
        .map(({ svg }) => Object.values(wornIn(svg)).join())
      assert.is(new Set(worn).size, worn.length, `camp ${element}, band ${band}`)
    }
  }
})

test('a face looks out of a helm, but not out of one that is equipment', () => {
  const eyes = (name: string): boolean => !!pictures.find((each) => each.name === name)?.svg.includes('id="e"')
  assert.ok(eyes('hero-1-2a') && eyes('hero-2-1g'))
  assert.not.ok(eyes('equip-2-3b'))
})

test('hatchlings of one skill and band look out of their shells in three ways', () => {
  const necks = ['a', 'b', 'c'].map((letter) => {
    const { svg = '' } = pictures.find(({ name }) => name === `dragon-1-1${letter}`) ?? {}
    return svg.slice(svg.indexOf('id="o"'), svg.indexOf('id="o"') + 200)
  })
  assert.is(new Set(necks).size, 3)
})

test('what stands has the ground at its feet', () => {
  for (let element = 1; element <= 5; element++)
    assert.ok(
      subjectsOf('pet', element)
        .flat()
        .some(({ pose }) => pose === 'stand'),
    )
})

test('heroes are heads, helms and masks: no whole figure of a person', () => {
  const figures = /man$|woman$|archer|robe|hooded-|swordman|rider|horseback|mounted|stance|meditation|outfit/
  for (let element = 1; element <= 5; element++) {
    for (const { icon } of subjectsOf('hero', element).flat()) {
      assert.not.ok(figures.test(icon), icon)
    }
  }
})

const wingsIn = (svg: string): number => svg.match(/id="zd/g)?.length ?? 0

test('legendary dragons have two wings at every age; no grown dragon is a head alone', () => {
  for (const { name, svg } of pictures.filter(({ name }) => name.startsWith('dragon'))) {
    if (/-5[ab]/.test(name)) assert.is(wingsIn(svg), 2, name)
    const parts = new Set(svg.match(/id="d\d+"/g))
    if (name.endsWith('3')) assert.ok(parts.size >= 3, name)
  }
})

test('wings behind a figure are drawn before it', () => {
  for (const { name, svg } of pictures.filter(({ svg }) => svg.includes('id="z"')))
    assert.ok(svg.indexOf('id="z"') < svg.indexOf('id="o"'), name)
})

test('a hatchling sits in its shell, a grown one does not', () => {
  const shell = '<path d="M66 158'
  for (const { name, svg } of pictures.filter(({ name }) => name.startsWith('dragon')))
    assert.is(svg.includes(shell), /[a-g]$/.test(name), name)
})

test('from band 4 on the subject is drawn over its frame', () => {
  for (const { name, svg } of pictures.filter(({ name }) => /^[a-z]+-\d/.test(name) && !EXTRAS.has(name)))
    assert.is(svg.lastIndexOf('href="#o"') > svg.indexOf('id="q"'), /-[45][a-g]/.test(name), name)
})

test('the lower bands have more subjects, and heroes, of which there are most, more than others', () => {
  for (const kind of ASSET_KINDS) {
    for (let element = 1; element <= 5; element++) {
      assert.equal(
        subjectsOf(kind, element).map((band) => band.length),
        kind === 'hero' ? [7, 4, 5, 3, 2] : [4, 4, 3, 3, 2],
      )
    }
  }
})

test('bands differ by their lines, not only by their colour', () => {
  const frames = [1, 2, 3, 4, 5].map((band) => {
    const svg = pictures.find(({ name }) => name === `hero-1-${band}a`)?.svg ?? ''
    return svg.match(/<g id="fq"><path d="([^"]+)"/)?.[1] ?? ''
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
