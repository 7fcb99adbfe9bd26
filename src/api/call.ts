import { AppError } from '../errors'
import type { Api, Method } from './client'
import { checkValue, isId, type Shape, type Wire } from './shape'

/** One call of the provider API as data; the sandbox's routes and the OpenAPI document must match it. */
export interface CallSpec {
  method: Method
  path: string
  query?: Shape
  body?: Shape
  answer: Shape
  /** Needs no token. */
  open?: boolean
}

type PathInput<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathInput<Rest>
  : unknown
type PartInput<S> = S extends Shape ? Wire<S> : unknown
type Optional<T> = { [K in keyof T as null extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as null extends T[K] ? never : K]: T[K]
}
type Input<C extends CallSpec> = PathInput<C['path']> & Optional<PartInput<C['query']>> & Optional<PartInput<C['body']>>

export interface CallOptions {
  signal?: AbortSignal
  /** Idempotency key: the journal entry's id, the same for every repetition of an action. */
  key?: string
}

export interface Call<C extends CallSpec> {
  (api: Api, input: Input<C>, options?: CallOptions): Promise<Wire<C['answer']>>
  spec: C
}

function pick(shape: Shape | undefined, input: Record<string, unknown>): Record<string, unknown> | undefined {
  if (shape?.is !== 'record') return undefined
  const picked: Record<string, unknown> = {}
  for (const name of Object.keys(shape.fields)) if (input[name] != null) picked[name] = input[name]
  return picked
}

/** A typed function for one call: it checks ids before they enter the path, and the answer before it returns it. */
export function call<const C extends CallSpec>(spec: C): Call<C> {
  const name = `${spec.method} ${spec.path}`
  const run = async (api: Api, values: Record<string, unknown>, options: CallOptions = {}) => {
    const path = spec.path.replace(/\{(\w+)\}/g, (_, part: string) => {
      if (!isId(values[part])) throw new AppError('idWrong')
      return values[part] as string
    })
    const answer = await api(spec.method, path, {
      ...options,
      query: pick(spec.query, values),
      body: pick(spec.body, values),
    })
    return checkValue(spec.answer, answer, name)
  }
  return Object.assign(run, { spec }) as unknown as Call<C>
}
