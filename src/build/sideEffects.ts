import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyNode, type CallExpression, type NewExpression, parse } from 'acorn'
import { type RecursiveVisitors, recursive } from 'acorn-walk'
import { type Metafile, transform } from 'esbuild'

/**
 * What a module may call while it is imported: each makes a value and changes nothing that another module, the page or
 * the device would see. goober's styles count among them: without their class names nobody sees them.
 */
const MAKERS: ReadonlySet<string> = new Set([
  // Of packages.
  ...['css', 'keyframes', 'signal', 'computed', 'rosetta'],
  // Shapes of the provider's answers and the contracts' interfaces.
  ...['record', 'maybe', 'oneOf', 'list', 'page', 'map', 'call', 'view', 'write', 'input', 'amounts'],
  ...[
    'loadable',
    'createApi',
    'createReader',
    'nodeReaders',
    'toNode',
    'newNodeMemory',
    'toMarketFilters',
    'choiceOf',
    'starsPath',
  ],
  // Components and taps that load when they are used.
  ...['lazyPart', 'ofAuction', 'ofGame', 'goTo'],
  // JavaScript's own: as they are named here, or as methods of a value of the module's own.
  ...['Map', 'Number', 'Set', 'WeakMap', 'Object.entries', 'Object.keys'],
  ...['.map', '.filter', '.split', '.slice', '.padStart', '.indexOf', '.peek'],
])

/** They listen from the start on, for the hooks that they export: whoever imports one of these keeps the module. */
const LISTENERS: ReadonlySet<string> = new Set(['src/ui/keepScroll.ts'])

/**
 * What our modules other than the entry do while they are imported, as `side effect at import: file:line text`. The build
 * takes out imports that bring no name (finishChunks.ts), and with them would go what such a module does.
 */
export async function findSideEffects(root: string, { inputs }: Metafile, entry: string): Promise<string[]> {
  const files = Object.keys(inputs).filter((file) => file.startsWith('src/') && file !== entry)
  const found = files.map(async (file) => sideEffectsOf(file, await readFile(join(root, file), 'utf8')))
  return (await Promise.all(found)).flat()
}

/** The same of one module's source text. */
export async function sideEffectsOf(file: string, source: string): Promise<string[]> {
  const { code } = await transform(source, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // As in the build: an import whose names are all types stays, without a name.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  return findEffects(code, LISTENERS.has(file)).map((text) => `side effect at import: ${file}: ${text}`)
}

const DECLARES = /^(Import|Export\w+|Variable|Function|Class)Declaration$/

/** The statements and expressions that run while this script is read, and do more than to make values. */
function findEffects(code: string, mayListen: boolean): string[] {
  /** Where what follows a mark of esbuild's or ours begins, that it has no side effect. */
  const pure = new Set<number>()
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onComment: (_, text, __, end) => {
      if (text.includes('@__PURE__')) pure.add(end + (/^\s*/.exec(code.slice(end))?.[0].length ?? 0))
    },
  })
  const found: string[] = []
  const report = ({ start, end }: AnyNode) =>
    found.push(code.slice(start, Math.min(end, start + 60)).replace(/\s+/g, ' '))
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.specifiers.length === 0) report(statement)
    if (mayListen) continue
    if (DECLARES.test(statement.type)) recursive(statement, null, visitors(pure, report))
    else report(statement)
  }
  return found
}

/** Goes through what runs at once: not into functions, unless they are given to a method, which calls them. */
function visitors(pure: ReadonlySet<number>, report: (node: AnyNode) => void): RecursiveVisitors<null> {
  const visitCall = (node: CallExpression | NewExpression, visit: (node: AnyNode) => void) => {
    const name = nameOf(node.callee)
    if (!pure.has(node.start) && !MAKERS.has(name)) report(node)
    if (node.callee.type === 'MemberExpression') visit(node.callee.object)
    for (const argument of node.arguments) {
      const isCalled = name.startsWith('.') && /Function/.test(argument.type)
      visit(isCalled && 'body' in argument ? (argument.body as AnyNode) : argument)
    }
  }
  return {
    Function() {},
    CallExpression: (node, _, visit) => visitCall(node, (inner) => visit(inner, null)),
    NewExpression: (node, _, visit) => visitCall(node, (inner) => visit(inner, null)),
    TaggedTemplateExpression(node, _, visit) {
      if (!MAKERS.has(nameOf(node.tag))) report(node)
      visit(node.quasi, null)
    },
    PropertyDefinition(node, _, visit) {
      if (node.computed) visit(node.key, null)
      // The others run with each new object.
      if (node.static && node.value) visit(node.value, null)
    },
    AssignmentExpression: report,
    UpdateExpression: report,
    AwaitExpression: report,
    ImportExpression: report,
    StaticBlock: report,
    UnaryExpression(node, _, visit) {
      if (node.operator === 'delete') report(node)
      visit(node.argument, null)
    },
  }
}

/** `css`, `Object.keys`, and `.map` for a method of anything else. */
function nameOf(callee: AnyNode): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return ''
  const isStatic = callee.object.type === 'Identifier' && callee.object.name === 'Object'
  return `${isStatic ? 'Object' : ''}.${callee.property.name}`
}
