import { SourceMap } from 'node:module'
import { type AnyNode, type Node, parse } from 'acorn'
import { full } from 'acorn-walk'

/** One of the ways that a run can take through a file. */
export interface Branch {
  kind: 'function' | 'then' | 'else' | 'case' | 'catch' | 'operand'
  /** In the file as we wrote it, from 1. */
  line: number
  times: number
}

/** What V8 counted of a function: how often its text, and each part of it that differs, was run. */
export interface Counted {
  ranges: readonly { startOffset: number; endOffset: number; count: number }[]
}

/**
 * The branches of a script: each function, each written side of an `if` or `?:`, each case and catch, and what follows
 * each `&&`, `||` and `??`. V8 says nothing of `?.`, of default values and of an `else` that is not written.
 * @param code the script as V8 ran it, with its source map in the last line
 * @param counted what one process counted; nothing where none ran it
 */
export function branchesOf(code: string, counted: readonly Counted[]): Branch[] {
  const lineOf = lines(code)
  const ranges = counted.flatMap((one) => one.ranges)
  /** How often a part of the code was begun, by the smallest range around its start; ranges may end in its middle. */
  const timesOf = ({ start }: Node): number =>
    ranges
      .filter(({ startOffset, endOffset }) => startOffset <= start && endOffset > start)
      .reduce(
        (least, range) => (range.endOffset - range.startOffset < least.endOffset - least.startOffset ? range : least),
        EVERYTHING,
      ).count
  const branches: Branch[] = []
  const added = [...code.matchAll(OF_TSX)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
  const add = (kind: Branch['kind'], node: Node) => {
    if (added.some(({ start, end }) => start <= node.start && end >= node.end)) return
    branches.push({ kind, line: lineOf(node.start), times: timesOf(node) })
  }
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (found) => {
    const node = found as AnyNode
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        add('function', node)
        break
      case 'IfStatement':
      case 'ConditionalExpression':
        add('then', node.consequent)
        if (node.alternate) add('else', node.alternate)
        break
      case 'SwitchCase':
        if (node.consequent[0]) add('case', node.consequent[0])
        break
      case 'CatchClause':
        add('catch', node.body)
        break
      case 'LogicalExpression':
        add('operand', node.right)
        break
    }
  })
  return branches
}

/** What a script that no process ran says of every part. */
const EVERYTHING = { startOffset: 0, endOffset: Number.POSITIVE_INFINITY, count: 0 }

/** What tsx writes into a script of its own: a helper at the top, and how it reads what an `import()` brings. */
const OF_TSX =
  /__name=\(target,value\)=>__defProp\(target,"name",\{[^}]*\}\)|\.then\(s=>\{const e="default";return [^}]*\}\)/g

/** Finds the line that a place in the code came from, by the map at its end. */
function lines(code: string): (offset: number) => number {
  const [, data = ''] = /(?:^|\n)\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code) ?? []
  const map = new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()))
  return (offset) => {
    const before = code.slice(0, offset).split('\n')
    const found = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0)
    return 'originalLine' in found ? found.originalLine + 1 : 0
  }
}
