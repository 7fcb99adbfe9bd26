import type { Identifier } from '@mdn/browser-compat-data'
import { compat, newerThanFloor } from './compat'

const { properties = {}, selectors = {}, types = {} } = compat.css
const atRules = compat.css['at-rules'] ?? {}

const since = (parent: Identifier | undefined, ...path: string[]): string | null => {
  let at = parent
  for (const name of path) at = at && (at[name] as Identifier | undefined)
  return newerThanFloor(at?.__compat)
}

/** `clamp(` stands under its type, `color-mix(` under the type of what it makes. */
const functions = new Map<string, Identifier>()
for (const [name, type] of Object.entries(types)) {
  functions.set(name, type as Identifier)
  for (const [inner, part] of Object.entries(type as Identifier))
    if (inner !== '__compat' && !functions.has(inner)) functions.set(inner, part as Identifier)
}
const environment = (properties['custom-property'] as Identifier | undefined)?.env
if (environment) functions.set('env', environment)

/**
 * What a style sheet needs of what Chrome 67 or iOS 14.5 lacks, each with since when they have it. What stands in
 * `@supports` is asked for first, and passed over.
 */
export function findNewStyles(css: string): string[] {
  const found: string[] = []
  const note = (name: string, when: string | null) => when && found.push(`${name} (${when})`)
  const sheet = withoutSupports(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  for (const [, part = '', end] of sheet.matchAll(/([^{};]+)([{};])/g)) {
    const text = part.trim()
    const [, property, value] = /^([\w-]+):([\s\S]*)$/.exec(text) ?? []
    if (text.startsWith('@')) readAtRule(text, note)
    else if (end === '{') readSelector(text, note)
    else if (property !== undefined && value !== undefined) readDeclaration(property, value, note)
  }
  return found
}

type Note = (name: string, when: string | null) => void

function readAtRule(rule: string, note: Note): void {
  const [, name = ''] = /^@([\w-]+)/.exec(rule) ?? []
  note(`@${name}`, since(atRules as Identifier, name))
  for (const [, feature = ''] of rule.matchAll(/\(\s*([\w-]+)/g))
    note(`@${name}(${feature})`, since(atRules as Identifier, name, feature))
}

function readSelector(selector: string, note: Note): void {
  // Where a rule with it is dropped whole, `:focus` alone is left: an outline more.
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) note(`:${name}`, since(selectors as Identifier, name))
}

function readDeclaration(property: string, value: string, note: Note): void {
  readFunctions(value, note)
  if (property.startsWith('--')) return
  note(property, since(properties as Identifier, property))
  for (const [word] of value.replace(/["'][^"']*["']|\([^()]*\)/g, '').matchAll(/[a-z][a-z-]+/gi))
    note(`${property}:${word}`, since(properties as Identifier, property, word))
  if (/\d[dsl]v[hw]\b/.test(value))
    note('dvh', since(types as Identifier, 'length', 'viewport_percentage_units_dynamic'))
}

function readFunctions(value: string, note: Note): void {
  for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g))
    note(`${name}()`, newerThanFloor(functions.get(name)?.__compat))
}

/** The style sheet without its `@supports` rules. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(0, start) + withoutSupports(css.slice(at + 1))
  }
  throw new Error('an @supports rule does not end')
}
