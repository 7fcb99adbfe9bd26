import type { Edit } from './editScript'
import { importsOf, type ScriptGraph, withImports } from './scriptGraph'

/** Where a script that only passes names on takes them from. */
interface PassedOn {
  from: string
  /** The name over there, by the one it is asked for. */
  names: ReadonlyMap<string, string>
}

const PASSES_ON = /^import\{([^}]*)\}from"\.\/([\w-]+\.js)";(?:import"[^"]*";)*export\{([^}]*)\};?\s*$/
const ASKS_FOR_GROUP = /\bimport\("\.\/([\w-]+\.js)"\)\.then\((\w+)=>\2\.(\w+)\)/g
/** With what it takes from the script, if that is all it does next. */
const ASKS = /\bimport\("\.\/([\w-]+\.js)"\)(?:\.then\((\w+)=>\2(\.\w+)\))?/g

const pairs = (list: string): [string, string][] =>
  list.split(',').map((pair) => {
    const [name = '', alias = name] = pair.trim().split(/\s+as\s+/)
    return [name, alias]
  })

/**
 * What a group's own script passes on; null for a script with code of its own. esbuild gives every group a script,
 * also one whose modules are all in a script that others share.
 */
export function passedOn(code: string): PassedOn | null {
  const [, imported, from, exported] = PASSES_ON.exec(code) ?? []
  if (imported === undefined || from === undefined || exported === undefined) return null
  const inside = new Map(pairs(imported).map(([name, local]) => [local, name]))
  return { from, names: new Map(pairs(exported).map(([local, name]) => [name, inside.get(local) ?? local])) }
}

/** Leads a script past those that only pass a group's modules on: one request less for each. */
export function leadPast(code: string, passing: ReadonlyMap<string, PassedOn>): Edit[] {
  return [...code.matchAll(ASKS_FOR_GROUP)].flatMap(({ 0: found, 1: name = '', 2: group, 3: part = '', index }) => {
    const on = passing.get(name)
    const target = on?.names.get(part)
    if (!on || !target) return []
    return {
      start: index,
      end: index + found.length,
      text: `import("./${on.from}").then(${group}=>${group}.${target})`,
    }
  })
}

/**
 * Has each `import()` ask for all that the wanted script imports at the same moment. A browser learns of those only
 * when it has read the wanted script, a round trip later.
 * @param known scripts that are loaded before any other
 */
export function loadBeside(code: string, name: string, graph: ScriptGraph, known: ReadonlySet<string>): Edit[] {
  const own = withImports(graph, [name, ...importsOf(code)])
  return [...code.matchAll(ASKS)].flatMap(({ 0: found, 1: wanted = '', 3: part = '', index }) => {
    const beside = [...withImports(graph, [wanted])].filter(
      (other) => other !== wanted && !own.has(other) && !known.has(other),
    )
    if (beside.length === 0) return []
    const all = [wanted, ...beside].map((other) => `import("./${other}")`)
    return { start: index, end: index + found.length, text: `Promise.all([${all}]).then(([m])=>m${part})` }
  })
}
