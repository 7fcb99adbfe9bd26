import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { compat, newerThanFloor } from './compat'

/** Names that the engines of the floor do not all know, each with what it is and since when they do. */
export interface NewNames {
  /** Of the global object: `queueMicrotask`, `WeakRef`. */
  globals: ReadonlyMap<string, string>
  /** Of a global: `Object.hasOwn`, `Intl.DisplayNames`. */
  statics: ReadonlyMap<string, string>
  /** Of whatever stands left of a dot, and of nothing older: `flatMap`. */
  members: ReadonlyMap<string, string>
}

/** What has these has no instances. */
const NAMESPACES = ['Atomics', 'Intl', 'JSON', 'Math', 'Reflect', 'Symbol', 'Temporal', 'WebAssembly', 'console']
/** The site meets none of these, whose old names would hide newer ones of others. */
const ELSEWHERE = ['Cache', 'Clients']
/** Their members are names of the global object. */
const GLOBAL_OBJECTS = ['Window', 'WorkerGlobalScope', 'globals']

type Entry = [name: string, statement: CompatStatement]
const entriesOf = (parent: Identifier): Entry[] =>
  Object.entries(parent).flatMap(([name, child]): Entry[] => {
    const statement = (child as Identifier).__compat
    return name === '__compat' || !statement ? [] : [[name, statement]]
  })

/** Sorts MDN's data by how a script would name a thing. */
export function readNewNames(): NewNames {
  const globals = new Map<string, string>()
  const statics = new Map<string, string>()
  const members = new Map<string, string>()
  const old = { globals: new Set<string>(), members: new Set<string>() }
  const addGlobal = ([name, statement]: Entry) => {
    const since = newerThanFloor(statement)
    if (since) globals.set(name, since)
    else old.globals.add(name)
  }
  const addMember = (owner: string, [name, statement]: Entry) => {
    const since = newerThanFloor(statement)
    if (since) members.set(name, `${owner}: ${since}`)
    else old.members.add(name)
  }
  for (const [owner, parent] of [...Object.entries(compat.api), ...Object.entries(compat.javascript.builtins ?? {})]) {
    if (owner === '__compat' || ELSEWHERE.includes(owner)) continue
    const own = (parent as Identifier).__compat
    if (own) addGlobal([owner, own])
    for (const [key, statement] of entriesOf(parent as Identifier)) {
      const name = key.replace(/_static$/, '')
      const isStatic = key !== name || NAMESPACES.includes(owner) || !(owner in compat.api)
      if (/_(event|permission)$/.test(name)) continue
      if (GLOBAL_OBJECTS.includes(owner)) addGlobal([name, statement])
      const since = newerThanFloor(statement)
      if (isStatic && since) statics.set(`${owner}.${name}`, since)
      // An object of a newer kind is reached only by a newer name, which is found by itself.
      if (key === name && !NAMESPACES.includes(owner) && !newerThanFloor(own)) addMember(owner, [name, statement])
    }
  }
  for (const name of old.globals) globals.delete(name)
  for (const name of old.members) members.delete(name)
  return { globals, statics, members }
}
