import { activityShape } from '../../../src/api/activity'
import { assetShape } from '../../../src/api/asset'
import { assetDetailShape, dragonDetailShape, tradeShape } from '../../../src/api/assetDetail'
import { assetEventShape } from '../../../src/api/assetHistory'
import type { CallSpec } from '../../../src/api/call'
import { orderShape } from '../../../src/api/card'
import type { Shape } from '../../../src/api/shape'
import { userShape } from '../../../src/api/user'
import { ACTIVITY_TYPES } from '../../../src/domain/activity'
import { LONGEST_EXACT, LONGEST_NAME, LONGEST_TEXT, LONGEST_URL, PATTERNS } from '../../../src/domain/limits'
import { type Listed, readCatalogue } from './catalogue'
import { ERROR_TEXTS } from './errorTexts'
import { LANGUAGES } from './language'

type Json = Record<string, unknown>

/** Shapes that several calls share, by the name they have in the document. */
const NAMED = new Map<Shape, string>([
  [assetShape, 'Asset'],
  [assetDetailShape, 'AssetDetail'],
  [dragonDetailShape, 'DragonDetail'],
  [tradeShape, 'Trade'],
  [activityShape, 'Activity'],
  [assetEventShape, 'AssetEvent'],
  [orderShape, 'Order'],
  [userShape, 'User'],
])

const LEAVES: Record<string, Json> = {
  exact: { type: 'string', maxLength: LONGEST_EXACT },
  url: { type: 'string', maxLength: LONGEST_URL },
  id: { type: 'string', pattern: PATTERNS.id.source },
  credential: { type: 'string', pattern: PATTERNS.credential.source },
  decimal: { type: 'string', pattern: PATTERNS.decimal.source },
  signed: { type: 'string', pattern: PATTERNS.signed.source },
  token: { type: 'string', pattern: PATTERNS.token.source },
  key: { type: 'string', pattern: '^0x[0-9a-fA-F]{64}$' },
  address: { type: 'string', pattern: '^(0x[0-9a-fA-F]{40})?$' },
  flag: { type: 'boolean' },
}

function toSchema(shape: Shape): Json {
  const name = NAMED.get(shape)
  return name === undefined ? describe(shape) : { $ref: `#/components/schemas/${name}` }
}

function describe(shape: Shape): Json {
  switch (shape.is) {
    case 'oneOf':
      return { enum: [...shape.values] }
    case 'text':
      return { type: 'string' }
    case 'whole':
      return Number.isSafeInteger(shape.most + 1)
        ? { type: 'integer', minimum: shape.least, maximum: shape.most }
        : { type: 'integer' }
    case 'maybe':
      // The app can do without it; the provider owes it all the same.
      if (shape.soft) return toSchema(shape.of)
      return { anyOf: [toSchema(shape.of), { type: 'null' }] }
    case 'list':
      return { type: 'array', items: toSchema(shape.of) }
    case 'map':
      return { type: 'object', additionalProperties: toSchema(shape.of) }
    case 'record': {
      const entries = Object.entries(shape.fields)
      const required = entries.flatMap(([name, field]) => (field.is === 'maybe' && !field.soft ? [] : [name]))
      const properties = Object.fromEntries(entries.map(([name, field]) => [name, toSchema(field)]))
      return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false }
    }
    default:
      return LEAVES[shape.is] ?? {}
  }
}

const header = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

function parametersOf({ method, path, query }: CallSpec): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: LEAVES.id,
  }))
  const inQuery = Object.entries(query?.is === 'record' ? query.fields : {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: shape.is !== 'maybe',
    schema: toSchema(shape.is === 'maybe' ? shape.of : shape),
  }))
  const headers = [header('language'), header('serverId'), ...(method === 'POST' ? [header('idempotencyKey')] : [])]
  return [...inPath, ...inQuery, ...headers]
}

function toOperation({ name, noun, spec, summary }: Listed): Json {
  const answer = {
    type: 'object',
    properties: { code: { const: 200 }, msg: { type: 'string' }, data: toSchema(spec.answer) },
    required: ['code', 'msg', 'data'],
  }
  const content = { 'application/json': { schema: { anyOf: [answer, { $ref: '#/components/schemas/Refusal' }] } } }
  return {
    operationId: name,
    tags: [noun],
    ...(summary === '' ? {} : { summary }),
    parameters: parametersOf(spec),
    ...(spec.body ? { requestBody: { content: { 'application/json': { schema: toSchema(spec.body) } } } } : {}),
    responses: {
      200: { description: 'The envelope: the data, or why it was refused', headers: ANSWER_HEADERS, content },
    },
    security: spec.open ? [] : [{ token: [] }],
  }
}

const ANSWER_HEADERS = {
  Date: { $ref: '#/components/headers/Date' },
  'Retry-After': { $ref: '#/components/headers/RetryAfter' },
}

const COMPONENTS = {
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer and the token that a login answered' },
  },
  headers: {
    Date: {
      description: 'The server’s clock: waits of a day or a week are counted by it, not by the phone’s',
      schema: { type: 'string' },
    },
    RetryAfter: {
      description: 'With 429 only: whole seconds to wait before asking again',
      schema: { type: 'integer', minimum: 0 },
    },
  },
  parameters: {
    language: {
      name: 'language',
      in: 'header',
      description: 'Of names and refusals in the answer; EN-US without it',
      schema: { enum: [...LANGUAGES] },
    },
    serverId: {
      name: 'server-id',
      in: 'header',
      description: 'The game server that was chosen; absent before that',
      schema: LEAVES.id,
    },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'The same for every repetition of the same request; also the `ref` of its chain step',
      schema: LEAVES.key,
    },
  },
} as const

/** What every call has in common. */
export const DESCRIPTION = `Every answer is an envelope: code 200 with the data, any other code with a text to show. The envelope's
code decides; 401, 425 and 429 mean the same as HTTP status. Amounts are decimal texts in whole coins, times are Unix
seconds.

Answers keep to the limits in this document. The app refuses an answer that does not, but for the items of its lists:
one that is over a limit is left out, with a note to the player, and the others are shown. Sentences are cut at
${LONGEST_TEXT} characters and names at ${LONGEST_NAME}; a web address over ${LONGEST_URL} is not used.

Each POST carries an Idempotency-Key. The same key with the same body is answered as the first time it succeeded; with
another body it is refused (409). A callback after a chain step carries the step's ref as its key, proves the step on
the chain by itself, needs no hash, and is answered 425 until the step is final.

On another origin than the site, the API has to let it in: Access-Control-Allow-Origin with the site's origin,
Access-Control-Allow-Headers with authorization, content-type, idempotency-key, language and server-id, and
Access-Control-Expose-Headers with Date and Retry-After. No cookies are sent. A redirect is taken for a failure.`

/** What a shape itself cannot express. */
const NOTES: Record<string, string> = {
  Activity: [
    'Type codes: ',
    Object.entries(ACTIVITY_TYPES)
      .map(([code, type]) => `${code} ${type}`)
      .join(', '),
    '. Of a settled withdrawal, two_amount is what was paid out: 0 means rejected, anything else approved.',
  ].join(''),
  AssetEvent: [
    'Type codes as of Activity. address is who did it; of a trade, 3 or 12, who got the asset, and two_address who had ',
    'it. nickname is for somebody without an address. A trade is one line, with the hash that the asset’s trades have.',
  ].join(''),
}

const describedBy = (description: string | undefined): Json => (description === undefined ? {} : { description })

/** The OpenAPI document of the provider API, made from the same specifications as the app and the routes. */
export async function createOpenApi(): Promise<Json> {
  const paths: Record<string, Record<string, Json>> = {}
  for (const listed of await readCatalogue()) {
    const { path, method } = listed.spec
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(listed) }
  }
  const shared = [...NAMED].map(([shape, name]) => [name, { ...describe(shape), ...describedBy(NOTES[name]) }])
  const codes = Object.values(ERROR_TEXTS).map(([code, english]) => `${code} ${english}`)
  const refusal = {
    type: 'object',
    description: `Codes and their English texts:\n${codes.join('\n')}`,
    properties: { code: { enum: Object.values(ERROR_TEXTS).map(([code]) => code) }, msg: { type: 'string' } },
    required: ['code', 'msg'],
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Provider API of the dragon and card game', version: '1.0.0', description: DESCRIPTION },
    paths,
    components: { ...COMPONENTS, schemas: { ...Object.fromEntries(shared), Refusal: refusal } },
  }
}

/** The content of openapi.json. */
export const writeOpenApi = async (): Promise<string> => `${JSON.stringify(await createOpenApi(), null, 2)}\n`
