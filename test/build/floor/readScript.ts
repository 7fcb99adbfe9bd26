import { type AnyNode, type Pattern, parse } from 'acorn'
import { full } from 'acorn-walk'
import type { NewNames } from './newNames'

/** What Chrome 67 reads; iOS 14.5 reads more. What of 2020 it does not read is looked for apart. */
const YEAR = 2020

/**
 * A script's syntax as the floor's engines read it.
 * @throws {SyntaxError} for what they cannot
 */
export function parseScript(code: string): AnyNode {
  return parse(code, { ecmaVersion: YEAR, sourceType: 'module' })
}

/** Syntax that the parser of that year reads, and an engine of the floor does not. */
export function findNewSyntax(tree: AnyNode): string[] {
  const found: string[] = []
  full(tree, (node) => {
    if (node.type === 'ChainExpression') found.push('?. is Chrome 80')
    if (node.type === 'LogicalExpression' && node.operator === '??') found.push('?? is Chrome 80')
    if (node.type === 'ExportAllDeclaration' && node.exported) found.push('export * as is Chrome 72')
    const pattern =
      node.type === 'Literal'
        ? (node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : ''))
        : node.type === 'TemplateElement'
          ? node.value.raw
          : ''
    if (/\(\?<[=!]/.test(pattern)) found.push(`a look behind is iOS 16.4: ${pattern}`)
  })
  return found
}

/** The names a script gives itself, anywhere in it. */
function namesGiven(tree: AnyNode): Set<string> {
  const given = new Set<string>()
  const add = (pattern: Pattern | null | undefined): void => {
    if (!pattern) return
    if (pattern.type === 'Identifier') given.add(pattern.name)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(add)
    else if (pattern.type === 'AssignmentPattern') add(pattern.left)
    else if (pattern.type === 'RestElement') add(pattern.argument)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) add(property.type === 'Property' ? property.value : property.argument)
  }
  full(tree, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id)
    if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ClassDeclaration')
      add(node.id)
    if ('params' in node) node.params.forEach(add)
    if (node.type === 'CatchClause') add(node.param)
    if ('local' in node && node.type !== 'ExportSpecifier') add(node.local)
  })
  return given
}

/**
 * What the script names of what the floor's engines do not all have: `queueMicrotask`, `Object.hasOwn`, `.share` that is
 * only read, `.flatMap()` that is called: a field of ours by the name of a newer method must not hide that method.
 */
export function findNewNames(tree: AnyNode, { globals, statics, members }: NewNames): Map<string, string> {
  const found = new Map<string, string>()
  const given = namesGiven(tree)
  const called = new Set<AnyNode>()
  full(tree, (node) => {
    if (node.type === 'CallExpression') called.add(node.callee)
  })
  const note = (key: string, since: string | undefined) => since && found.set(key, since)
  full(tree, (node) => {
    // A name after a dot is no Identifier to this walk.
    if (node.type === 'Identifier' && !given.has(node.name)) note(node.name, globals.get(node.name))
    if (node.type === 'ObjectPattern')
      for (const property of node.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && !property.computed)
          note(`.${property.key.name}`, members.get(property.key.name))
    if (node.type !== 'MemberExpression') return
    const { object, property } = node
    const name =
      property.type === 'Identifier' && !node.computed
        ? property.name
        : property.type === 'Literal'
          ? String(property.value)
          : ''
    const owner = object.type === 'Identifier' ? object.name : ''
    if (/^(self|window|globalThis)$/.test(owner)) note(name, globals.get(name))
    if (statics.has(`${owner}.${name}`)) note(`${owner}.${name}`, statics.get(`${owner}.${name}`))
    else note(`.${name}${called.has(node) ? '()' : ''}`, members.get(name))
  })
  return found
}
