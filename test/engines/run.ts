import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { World } from '../sandbox/control/startWorld'
import { startWorld } from '../sandbox/run'
import { prepareChromium } from '../support/chromium'
import { type Choice, chooseEngines, NEWEST } from './choose'
import { ENGINE_FOLDER } from './fetchEngine'
import type { Flow } from './flows/flow'
import { FLOWS } from './flows/flows'
import { compareViews, findFaults } from './layout/judge'
import { arrangeExhibits, type Exhibits, lookAround, type View } from './layout/pages'
import type { Engine } from './support/page'
import { playerAt } from './support/player'

/**
 * What players do, in engines from the oldest that the site promises to the newest:
 *   --only floor,69     these engines; floor is 67, middle 83
 *   --flow sale         these flows, by a word of their names
 *   --site dist         the built site
 * Pictures of the pages and of what failed are left in node_modules/.cache/engines/pictures.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    flow: { type: 'string', default: '' },
    site: { type: 'string', default: process.env.SITE ?? 'dist' },
  },
})

const PICTURES = join(ENGINE_FOLDER, 'pictures')
type Results = Map<string, 'ok' | 'FAILED' | '-'>

const say = (line: string): void => console.log(line)

/** Plays a flow on a page of its own. @returns what went wrong */
async function play(engine: Engine, flow: Flow, world: World): Promise<string[]> {
  const page = await engine.open()
  try {
    const failure = await flow.play(playerAt(page, world.url), world).then(
      () => null,
      (cause: unknown) => cause,
    )
    const faults = [...(failure ? [String(failure)] : []), ...(await page.complaints())]
    if (failure) {
      await writeFile(join(PICTURES, `${engine.name} ${flow.name}.png`), await page.screenshot())
      faults.push(await page.evaluate<string>('location.pathname + "\\n" + document.body.innerText'))
    }
    return faults
  } finally {
    await page.close()
  }
}

/** The pages, measured and kept as pictures. */
const viewsFlow = (exhibits: Exhibits, engine: Engine, keep: (views: View[]) => void): Flow => ({
  name: 'layout',
  async play(player, world) {
    const views = await lookAround(player, world, exhibits)
    for (const { name, picture } of views) await writeFile(join(PICTURES, `${name} ${engine.name}.png`), picture)
    keep(views)
  },
})

/** How the newest engine shows the pages. */
async function readNewest(world: World, exhibits: Exhibits): Promise<View[]> {
  const engine = await NEWEST.start()
  let views: View[] = []
  const faults = await play(
    engine,
    viewsFlow(exhibits, engine, (seen) => {
      views = seen
    }),
    world,
  )
  await engine.close()
  if (faults.length > 0) throw new Error(`the pages in the newest engine: ${faults.join('\n')}`)
  return views
}

const layoutFlow = (exhibits: Exhibits, engine: Engine, newest: Promise<View[]>): Flow => ({
  name: 'layout',
  async play(player, world) {
    let views: View[] = []
    await viewsFlow(exhibits, engine, (seen) => {
      views = seen
    }).play(player, world)
    const references = await newest
    const faults = views.flatMap((view, index) => {
      const reference = references[index]
      return [...findFaults(view), ...(reference ? compareViews(reference, view) : ['nothing to compare with'])]
    })
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
})

async function runEngine({ name, start, isPhone }: Choice, world: World, exhibits: Exhibits, newest: Promise<View[]>) {
  const begun = Date.now()
  const results: Results = new Map()
  const engine = await start().catch((cause: unknown) => {
    say(`FAILED ${name}: ${cause}`)
    return null
  })
  if (!engine) return { name, results: new Map(SHOWN.map((flow) => [flow, 'FAILED' as const])), seconds: 0 }
  const flows = isPhone ? [layoutFlow(exhibits, engine, newest), ...FLOWS] : [...FLOWS]
  const waiting = flows.filter((flow) => flow.name.includes(values.flow))
  const lane = async () => {
    for (let flow = waiting.shift(); flow; flow = waiting.shift()) {
      const faults = await play(engine, flow, world).catch((cause: unknown) => [String(cause)])
      results.set(flow.name, faults.length > 0 ? 'FAILED' : 'ok')
      // What went wrong stands in the first line, the only one that a summary repeats.
      const [first = '', ...more] = faults.join('\n').split('\n')
      if (faults.length > 0) say([`FAILED ${engine.name}: ${flow.name}: ${first}`, ...more].join('\n    '))
    }
  }
  await Promise.all(Array.from({ length: engine.pagesAtOnce }, lane))
  await engine.close()
  const seconds = Math.round((Date.now() - begun) / 1000)
  say(`${engine.name} (${engine.version}) ${seconds} s`)
  return { name: `${engine.name} (${engine.version})`, results, seconds }
}

const SHOWN = [...FLOWS.map(({ name }) => name), 'layout'].filter((name) => name.includes(values.flow))
const wanted = chooseEngines(values.only, say)
await mkdir(PICTURES, { recursive: true })
await prepareChromium(console.log)
const world = await startWorld({ port: 0, chainPort: 0, quiet: true, dist: values.site })
const exhibits = await arrangeExhibits(world)
const newest = readNewest(world, exhibits)
// Its failure is that of each layout that waits for it.
newest.catch(Boolean)
const rows: Awaited<ReturnType<typeof runEngine>>[] = []
for (const choice of wanted) rows.push(await runEngine(choice, world, exhibits, newest))
await newest.catch(Boolean)
await world.stop()

say(`\n| engine | ${SHOWN.join(' | ')} |\n|---|${SHOWN.map(() => '---|').join('')}`)
for (const { name, results } of rows) say(`| ${name} | ${SHOWN.map((flow) => results.get(flow) ?? '-').join(' | ')} |`)
const all = rows.flatMap(({ results }) => [...results.values()])
const failed = all.filter((result) => result === 'FAILED').length
say(`\n${all.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || all.length === 0 ? 1 : 0)
