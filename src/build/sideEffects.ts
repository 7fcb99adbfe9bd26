import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyNode, type CallExpression, type NewExpression, parse } from 'acorn'
import { type RecursiveVisitors, recursive } from 'acorn-walk'
import { type Metafile, transform } from 'esbuild'

/**
 * What a module may call while it is imported: each makes a value and changes nothing that another module, the page or
 * the device would notice. goober's styles count among them: without their class names they have no effect.
 */
const MAKERS: ReadonlySet<string> = new Set([
  // From packages.
  ...['css', 'keyframes', 'signal', 'computed', 'rosetta'],
  // Shapes of the provider's answers and the contracts' interfaces.
  ...[
    'record',
    'maybe',
    'soft',
    'oneOf',
    'list',
    'items',
    'page',
    'map',
    'entries',
    'call',
    'view',
    'write',
    'input',
    'amounts',
  ],
  ...[
    'loadable',
    'ofSession',
    'createApi',
    'createReader',
    'nodeReaders',
    'toNode',
    'newNodeMemory',
    'toMarketFilters',
    'choiceOf',
    'starsPath',
  ],
  // Components and taps that load on use.
  ...['lazyPart', 'ofAuction', 'ofGame', 'goTo'],
  // JavaScript's own: under this name, or as methods of a value the module itself made.
  ...['Map', 'Number', 'Set', 'WeakMap', 'Object.entries', 'Object.keys'],
  ...['.map', '.filter', '.split', '.slice', '.padStart', '.indexOf', '.replace', '.peek'],
])

/** These listen from the start, for the hooks they export: any module that imports a hook keeps the file. */
const LISTENERS: ReadonlySet<string> = new Set(['src/actions/page/keepScroll.ts'])

/**
 * Lists what our modules other than the entry do on import, as `side effect at import: file: text`. The build removes
 * imports that bring no name (finishChunks.ts), and with them anything such a module does.
 */
export async function findSideEffects(root: string, { inputs }: Metafile, entry: string): Promise<string[]> {
  const files = Object.keys(inputs).filter((file) => file.startsWith('src/') && file !== entry)
  const found = files.map(async (file) => sideEffectsOf(file, await readFile(join(root, file), 'utf8')))
  return (await Promise.all(found)).flat()
}

/** The same for one module's source text. */
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

/** The statements and expressions that run when this script loads and do more than make values. */
function findEffects(code: string, mayListen: boolean): string[] {
  /** Positions right after a comment, esbuild's or ours, that marks what follows as free of side effects. */
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

/** Visits what runs at once. It skips functions, unless they are arguments of a method, which calls them. */
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
      // The other properties run with each new object.
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

/** `css`, `Object.keys`, or `.map` for a method of anything else. */
function nameOf(callee: AnyNode): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return ''
  const isStatic = callee.object.type === 'Identifier' && callee.object.name === 'Object'
  return `${isStatic ? 'Object' : ''}.${callee.property.name}`
}
