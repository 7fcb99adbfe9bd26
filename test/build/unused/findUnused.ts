import { posix } from 'node:path'

/** Sources by their path from the project's folder. */
type Sources = ReadonlyMap<string, string>

/** What a file takes from others. */
interface Uses {
  /** The file, and the names it takes; null for all of them. */
  files: { file: string; names: readonly string[] | null }[]
  packages: string[]
}

const WORD = /^\w+$/
const VALUE = /^export (?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm
const TYPE = /^export (?:interface|type) (\w+)/gm
const LISTED = /^export (?:type )?\{([^}]*)\}/gm
const FROM = /^(import|export)\b([^'"`;]*?)\bfrom '([^']+)'/gm
const BARE = /^import '([^']+)'/gm
/** `import('x')`, as a value and as a type, and what tsx imports. */
const CALLED = /\b(?:import|tsImport)\(\s*'([^']+)'/g

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** `a, type b as c` as pairs of the name on the left and the name on the right. */
const pairs = (list: string): [string, string][] =>
  list
    .split(',')
    .map((item) => item.trim().replace(/^type /, ''))
    .filter((item) => item)
    .map((item) => {
      const [left = '', right = left] = item.split(' as ')
      return [left, right]
    })

/** The names that a module gives to others, without the types that its own exports speak of, such as a part's props. */
function exportsOf(source: string): string[] {
  const listed = all(source, LISTED).flatMap((list) => pairs(list).map(([, name]) => name))
  const types = all(source, TYPE).filter((name) => all(source, new RegExp(`\\b(${name})\\b`, 'g')).length < 2)
  return [...all(source, VALUE), ...types, ...listed, ...(/^export default\b/m.test(source) ? ['default'] : [])]
}

/** `src/ui/Button` as the file that it is, undefined for what is no source. */
function findFile(sources: Sources, path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}.d.ts`, path.replace(/\.js$/, '.ts')].find((name) =>
    sources.has(name),
  )
}

function usesOf(sources: Sources, file: string, source: string): Uses {
  const uses: Uses = { files: [], packages: [] }
  const add = (path: string, names: readonly string[] | null) => {
    if (!path.startsWith('.')) uses.packages.push(packageOf(path))
    else {
      const found = findFile(sources, posix.join(posix.dirname(file), path))
      if (found) uses.files.push({ file: found, names })
    }
  }
  for (const [, , clause = '', path = ''] of source.matchAll(FROM)) add(path, namesOf(clause))
  for (const path of [...all(source, BARE), ...all(source, CALLED)]) add(path, null)
  return uses
}

/** The names that `type A, { b as c }` asks for; null for `* as d`. */
function namesOf(clause: string): string[] | null {
  if (clause.includes('*')) return null
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? []
  const first = clause
    .replace(/\{[^}]*\}/, '')
    .replace(/\btype\b|,/g, '')
    .trim()
  return [...pairs(list).map(([name]) => name), ...(WORD.test(first) ? ['default'] : [])]
}

const packageOf = (path: string): string => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

/** Files that these lead to. */
function reach(uses: ReadonlyMap<string, Uses>, entries: readonly string[]): Set<string> {
  const found = new Set(entries)
  // A set goes on with what is added on the way.
  for (const file of found) for (const used of uses.get(file)?.files ?? []) found.add(used.file)
  return found
}

export interface Project {
  sources: Sources
  /** What nobody imports, because it is started; test files among them. */
  entries: readonly string[]
  /** The entries of what players get, and of what builds it. */
  shipped: readonly string[]
  /** What package.json asks for. */
  packages: readonly string[]
  /** Packages that no source imports, with what uses them. */
  tools: Readonly<Record<string, string>>
  /** Findings that are meant to be, with the reason. */
  known: Readonly<Record<string, string>>
}

/**
 * Files, exports and packages without a use, a line each; a file of `src` that only tests use is one too. Imports and
 * exports are read as the formatter writes them, one at the start of a line.
 */
export function findUnused({ sources, entries, shipped, packages, tools, known }: Project): string[] {
  const uses = new Map([...sources].map(([file, source]) => [file, usesOf(sources, file, source)]))
  const used = reach(uses, entries)
  const live = reach(uses, shipped)
  const taken = new Map<string, Set<string> | null>()
  for (const { files } of uses.values())
    for (const { file, names } of files) {
      const before = taken.get(file)
      taken.set(file, names && before !== null ? new Set([...(before ?? []), ...names]) : null)
    }
  const imported = new Set([...uses.values()].flatMap((use) => use.packages))
  const found = [
    ...entries.filter((file) => !sources.has(file)).map((file) => `no such entry: ${file}`),
    ...[...sources.keys()].filter((file) => !used.has(file)).map((file) => `unused file: ${file}`),
    ...[...sources.keys()]
      .filter((file) => file.startsWith('src/') && used.has(file) && !live.has(file))
      .map((file) => `used by tests only: ${file}`),
    ...[...sources]
      .filter(([file]) => used.has(file) && !entries.includes(file) && taken.get(file) !== null)
      .flatMap(([file, source]) =>
        exportsOf(source)
          .filter((name) => !taken.get(file)?.has(name))
          .map((name) => `unused export: ${name} in ${file}`),
      ),
    ...packages
      .filter((name) => !imported.has(name.replace(/^@types\//, '')) && !(name in tools))
      .map((name) => `unused package: ${name}`),
    ...Object.keys(tools)
      .filter((name) => !packages.includes(name) || imported.has(name))
      .map((name) => `no tool: ${name} is imported, or not in package.json`),
  ]
  return [
    ...found.filter((line) => !(line in known)),
    ...Object.keys(known)
      .filter((line) => !found.includes(line))
      .map((line) => `no longer so: ${line}`),
  ]
}
