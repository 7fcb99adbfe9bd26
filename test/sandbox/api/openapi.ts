import { activityShape } from '../../../src/api/activity'
import { assetDetailShape, assetShape, dragonDetailShape, tradeShape } from '../../../src/api/asset'
import type { CallSpec } from '../../../src/api/call'
import { orderShape } from '../../../src/api/card'
import type { Shape } from '../../../src/api/shape'
import { userShape } from '../../../src/api/user'
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
  [orderShape, 'Order'],
  [userShape, 'User'],
])

const LEAVES: Record<string, Json> = {
  text: { type: 'string' },
  exact: { type: 'string' },
  id: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  decimal: { type: 'string', pattern: '^\\d{1,78}(\\.\\d{1,78})?$' },
  key: { type: 'string', pattern: '^0x[0-9a-fA-F]{64}$' },
  whole: { type: 'integer' },
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
    case 'maybe':
      return { anyOf: [toSchema(shape.of), { type: 'null' }] }
    case 'list':
      return { type: 'array', items: toSchema(shape.of) }
    case 'map':
      return { type: 'object', additionalProperties: toSchema(shape.of) }
    case 'record': {
      const entries = Object.entries(shape.fields)
      const required = entries.flatMap(([name, field]) => (field.is === 'maybe' ? [] : [name]))
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
    responses: { 200: { description: 'The envelope: the data, or why it was refused', content } },
    security: spec.open ? [] : [{ token: [] }],
  }
}

const COMPONENTS = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  parameters: {
    language: { name: 'language', in: 'header', schema: { enum: [...LANGUAGES] } },
    serverId: { name: 'server-id', in: 'header', schema: LEAVES.id },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'The same for every repetition of the same request; also the `ref` of its chain step',
      schema: LEAVES.key,
    },
  },
} as const

/** The OpenAPI document of the provider API, made of the same specifications that the app and the routes are. */
export async function createOpenApi(): Promise<Json> {
  const paths: Record<string, Record<string, Json>> = {}
  for (const listed of await readCatalogue()) {
    const { path, method } = listed.spec
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(listed) }
  }
  const shared = [...NAMED].map(([shape, name]) => [name, describe(shape)])
  const codes = Object.values(ERROR_TEXTS).map(([code, english]) => `${code} ${english}`)
  const refusal = {
    type: 'object',
    description: `Codes and their English texts:\n${codes.join('\n')}`,
    properties: { code: { enum: Object.values(ERROR_TEXTS).map(([code]) => code) }, msg: { type: 'string' } },
    required: ['code', 'msg'],
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Provider API of the dragon and card game', version: '1.0.0' },
    paths,
    components: { ...COMPONENTS, schemas: { ...Object.fromEntries(shared), Refusal: refusal } },
  }
}

/** As it stands in openapi.json. */
export const writeOpenApi = async (): Promise<string> => `${JSON.stringify(await createOpenApi(), null, 2)}\n`
