import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ArtKind, subjectsOf } from '../../src/build/art/subjects'
import { ASSET_KINDS } from '../../src/domain/asset'
import { CAMPS, MARKET_SORTS, MARKET_TABS, PROFESSIONS, SKILLS, STARS } from '../../src/domain/marketFilters'
import { type ArtSubject, artName } from '../../src/ui/art/artName'
import { drawnOf, nameAsset } from '../sandbox/api/seed/names'
import type { World } from '../sandbox/control/startWorld'
import { shareWorld } from './support/world'

const test = suite('sandbox/pictures')
/** On the widest screens and on a phone. */
const COLUMNS = [5, 2] as const
const FIRST = 20
const BANDS = [0, 1, 2, 3, 4, 5] as const

type Item = ArtSubject & { profession: number; star: number; name: string }
let world: World

test.before(async () => {
  world = await shareWorld()
})

/** Everything on a tab of the market, in one order. */
async function listAll(tab: string, sort: string): Promise<Item[]> {
  const items: Item[] = []
  let cursor = ''
  do {
    const query = new URLSearchParams({ tab, sort, limit: '60', ...(cursor && { cursor }) })
    const { data } = (await (await fetch(`${world.url}/api/marketplace/list?${query}`)).json()) as {
      data: { items: Item[]; next: string | null }
    }
    items.push(...data.items)
    cursor = data.next ?? ''
  } while (cursor)
  return items
}

/** A picture's name without its look: mirrored, or of another age. */
const subjectOf = (name: string): string => name.replace(/(?<=[a-g])\d$/, '')

const pictureOf = (item: Item): string => artName({ ...item, id: String(item.id) })

/** A subject is of one element, so two of one subject share both colour and figure. */
const isOneSubject = (one: Item, other: Item): boolean => subjectOf(pictureOf(one)) === subjectOf(pictureOf(other))

const lookOf = ({ stage }: Item): number => stage >> 1
const isHatchling = (item: Item): boolean => lookOf(item) === 0
/** Dragons of one element and age are alike, whatever their subjects are. */
const isOneBrood = (one: Item, other: Item): boolean => one.skill === other.skill && lookOf(one) === lookOf(other)

/** The neighbours among the first tiles, at the left and right or above each other, that are alike. */
function alikeIn(
  items: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean,
  inColumns: readonly number[] = COLUMNS,
): Array<[one: Item, other: Item]> {
  const first = items.slice(0, FIRST)
  return inColumns.flatMap((columns) =>
    first.flatMap((item, at) =>
      [at % columns < columns - 1 ? first[at + 1] : undefined, first[at + columns]].flatMap(
        (other): Array<[Item, Item]> => (other && isAlike(item, other) ? [[item, other]] : []),
      ),
    ),
  )
}

const twinsIn = (items: readonly Item[]): Array<[one: Item, other: Item]> => alikeIn(items, isOneSubject)

/** Everything that can be chosen on a tab: its name, and what it leaves. */
function filtersOf(tab: string): Array<[words: string, isIn: (item: Item) => boolean]> {
  const isDragons = tab === 'dragon'
  const any = [0] as const
  return [0, ...(isDragons ? SKILLS : CAMPS)].flatMap((element) =>
    (isDragons ? any : [0, ...PROFESSIONS]).flatMap((profession) =>
      BANDS.flatMap((band) =>
        (isDragons ? any : [0, ...STARS]).map((star): [string, (item: Item) => boolean] => [
          `element ${element}, profession ${profession}, band ${band}, star ${star}`,
          (item) =>
            (element === 0 || (isDragons ? item.skill : item.camp) === element) &&
            (profession === 0 || item.profession === profession) &&
            (band === 0 || Math.ceil(item.grade / 5) === band) &&
            (star === 0 || item.star === star),
        ]),
      ),
    ),
  )
}

test('no two neighbours among the first 20 tiles are of one subject, mirrored or not', async () => {
  for (const sort of MARKET_SORTS)
    for (const tab of MARKET_TABS) assert.equal(twinsIn(await listAll(tab, sort)), [], `${tab} ${sort}`)
})

test('nor under any filter, but for one mirrored pair', async () => {
  const mirrored = new Set<string>()
  for (const sort of MARKET_SORTS) {
    for (const tab of MARKET_TABS) {
      const all = await listAll(tab, sort)
      assert.ok(all.length > 0, tab)
      for (const [words, isIn] of filtersOf(tab)) {
        for (const [one, other] of twinsIn(all.filter(isIn))) {
          assert.is.not(pictureOf(one), pictureOf(other), `${tab} ${sort}: ${words}`)
          mirrored.add([one.id, other.id].sort().join(' '))
        }
      }
    }
  }
  assert.ok(mirrored.size <= 1, [...mirrored].join(', '))
})

test('no two neighbours of the dragons share element and age; under an element, no two are hatchlings', async () => {
  const columns = [...COLUMNS, 6]
  for (const sort of MARKET_SORTS) {
    const all = await listAll('dragon', sort)
    for (const band of BANDS) {
      const inBand = all.filter(({ grade }) => band === 0 || Math.ceil(grade / 5) === band)
      assert.equal(alikeIn(inBand, isOneBrood, columns), [], `${sort}, band ${band}`)
      for (const skill of SKILLS) {
        const ofElement = inBand.filter((item) => item.skill === skill)
        const hatchlings = alikeIn(ofElement, (one, other) => isHatchling(one) && isHatchling(other), columns)
        assert.equal(hatchlings, [], `${sort}, band ${band}, element ${skill}`)
      }
    }
  }
})

const WITHOUT_EPITHET = /^\S+ /

test('an asset is called what it looks like', async () => {
  for (const item of await listAll('cards', 'newest')) {
    const [english] = nameAsset({ ...item, id: String(item.id) }, 0)
    assert.is(item.name.replace(WITHOUT_EPITHET, ''), english.replace(WITHOUT_EPITHET, ''), item.id)
  }
})

test('whatever is drawn has a name', () => {
  const named = new Set<string>()
  for (const kind of ASSET_KINDS satisfies readonly ArtKind[]) {
    for (let element = 1; element <= 5; element++) {
      for (const grade of [1, 6, 11, 16, 21]) {
        for (let id = 0; id < 200; id++) {
          const asset = { kind, camp: element, skill: element, grade, id: String(id), stage: 2 }
          const [english, chinese] = nameAsset(asset, 0.99)
          assert.ok(english && chinese)
          named.add(`${kind} ${drawnOf(asset)}`)
        }
      }
      for (const { icon } of subjectsOf(kind, element).flat()) assert.ok(named.has(`${kind} ${icon}`), icon)
    }
  }
})

test.run()
