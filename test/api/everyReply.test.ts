import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Api } from '../../src/api/client'
import { createApi } from '../../src/api/client'
import { readRelease } from '../../src/api/readRelease'
import { checkValue, type Shape } from '../../src/api/shape'
import { AppError } from '../../src/errors'
import { type Listed, readCatalogue } from '../sandbox/api/catalogue'
import { sampleOf } from '../support/extremes'
import { BAD_DATA } from './support/badData'
import { answerInMemory } from './support/inMemory'
import { apiOptions } from './support/provider'
import { BAD_REPLIES, type BadReply } from './support/replies'

/**
 * Every call against every kind of bad reply, in memory: an answer of the right shape or a classified AppError, and
 * nothing else. One cell again: CELL='getCard: only spaces' node --import tsx … test/driver/suites.ts test/api everyReply
 */
const test = suite('api/everyReply')
const only = process.env.CELL

/** For what never ends; everything else takes as long as it takes. */
const HANG_MS = 20
const PATIENT_MS = 120_000
/** What a provider can make of a call; the other keys are the app's own. */
const CLASSES = ['server', 'badAnswer', 'api', 'unauthorised', 'tooManyRequests', 'notYet']

interface Kind {
  name: string
  send(answer: Shape): BadReply['send']
  /** What it comes to; none: the shape of the call decides. */
  error?: string
}

const KINDS: readonly Kind[] = [
  ...BAD_REPLIES.map(({ name, send, expected }) => ({
    name,
    send: () => send,
    ...('error' in expected ? { error: expected.error } : {}),
  })),
  ...BAD_DATA.map(({ name, data }) => ({
    name,
    send: (answer: Shape): BadReply['send'] => {
      const body = `{"code":200,"data":${data(answer)}}`
      return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    },
  })),
]

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
const { warn } = console
test.before(() => {
  process.on('unhandledRejection', note)
  console.warn = () => {}
})
test.after(async () => {
  await new Promise((resolve) => setTimeout(resolve, 2 * HANG_MS))
  process.off('unhandledRejection', note)
  console.warn = warn
  assert.equal(unhandled, [])
})

const catalogue = await readCatalogue()
const wanted = (call: string, kinds: readonly Kind[] = KINDS) =>
  kinds.filter((kind) => !only || only === `${call}: ${kind.name}`)

/** Throws where the outcome of one cell is neither of the two that are allowed. */
function judge({ spec }: Listed, { error }: Kind, outcome: { value: unknown } | { cause: unknown }): void {
  if ('cause' in outcome) {
    const { cause } = outcome
    assert.instance(cause, AppError, String(cause))
    const { key, params } = cause as AppError
    assert.ok(CLASSES.includes(key), key)
    for (const param of Object.values(params)) assert.ok(String(param).length <= 200)
    if (error) assert.is(key, error)
    else assert.is(key, 'badAnswer')
    return
  }
  assert.is(error, undefined, 'it was taken for an answer')
  assert.is(
    JSON.stringify(checkValue(spec.answer, outcome.value, '')),
    JSON.stringify(outcome.value),
    'what it gives fits its shape',
  )
}

type Run = (api: Api, input: object) => Promise<unknown>

async function play(listed: Listed, run: Run, kind: Kind): Promise<string | null> {
  const timeMs = /^(hangs|drips)/.test(kind.name) ? HANG_MS : PATIENT_MS
  const api = createApi(
    apiOptions({
      fetch: (_, init) => answerInMemory(kind.send(listed.spec.answer), init?.signal),
      timeoutsMs: { GET: timeMs, POST: timeMs },
    }),
  )
  try {
    const outcome = await run(api, { id: '1', serverId: '1' }).then(
      (value) => ({ value }),
      (cause: unknown) => ({ cause }),
    )
    judge(listed, kind, outcome)
    return null
  } catch (cause) {
    return `CELL='${listed.name}: ${kind.name}'  ${cause instanceof Error ? cause.message : cause}`
  }
}

for (const listed of catalogue) {
  const kinds = wanted(listed.name)
  if (kinds.length === 0) continue
  test(`${listed.name}: ${kinds.length} replies`, async () => {
    const file = (await import(`../../src/api/${listed.noun}.ts`)) as Record<string, Run>
    const run = file[listed.name] as Run
    const failures = await Promise.all(kinds.map((kind) => play(listed, run, kind)))
    assert.equal(
      failures.filter((failure) => failure !== null),
      [],
    )
  })
}

if (!only) {
  test('a good answer is taken, so that nothing is refused for another reason', async () => {
    for (const { name, noun, spec } of catalogue) {
      const { [name]: run } = (await import(`../../src/api/${noun}.ts`)) as Record<string, Run>
      const body = JSON.stringify({ code: 200, data: sampleOf(spec.answer) })
      const fetch = () => answerInMemory((response) => response.writeHead(200).end(body), null)
      const value = await (run as Run)(createApi(apiOptions({ fetch })), { id: '1', serverId: '1' })
      assert.is(JSON.stringify(checkValue(spec.answer, value, '')), JSON.stringify(value), name)
    }
  })

  test("the release's name: a path of ours or nothing, whatever the site answers", async () => {
    const { fetch } = globalThis
    for (const { name, send } of BAD_REPLIES.filter(({ name }) => !/^(hangs|drips)/.test(name))) {
      globalThis.fetch = (_, init) => answerInMemory(send, init?.signal)
      assert.is(await readRelease(), null, name)
    }
    globalThis.fetch = fetch
  })

  test('at least 60 kinds for each of at least 55 calls', () => {
    assert.ok(KINDS.length >= 60 && catalogue.length >= 55, `${KINDS.length} x ${catalogue.length}`)
    assert.is(new Set(KINDS.map(({ name }) => name)).size, KINDS.length, 'every kind has a name of its own')
  })
}

test.run()
