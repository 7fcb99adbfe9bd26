import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { NEWER_APIS } from '../support/newerApis'

/** As Chrome had it up to 88: bytes or no argument at all. */
class OldTextDecoder extends TextDecoder {
  override decode(...given: Parameters<TextDecoder['decode']>): string {
    if (given.length > 0 && !given[0]) throw new TypeError("Failed to execute 'decode' on 'TextDecoder'")
    return super.decode(...given)
  }
}

/** What a page of that time has besides the language itself. */
const PAGE = {
  setTimeout,
  clearTimeout,
  TextEncoder,
  TextDecoder: OldTextDecoder,
  URL,
  AbortController,
  Event,
  EventTarget,
  console,
  location: {},
}

/** Errors came without `cause` before Chrome 93: what one wraps has to be kept elsewhere. */
const ERROR_WITHOUT_CAUSE = `{
  const Native = Error
  globalThis.Error = function Error(message) { return Reflect.construct(Native, message === undefined ? [] : [message], new.target || Error) }
  Error.prototype = Native.prototype
  Object.setPrototypeOf(Error, Native)
}`

const bundleOf = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    target: ['chrome67', 'ios14.5'],
    mainFields: ['module', 'browser', 'main'],
  })
  return outputFiles[0]?.text ?? ''
}

/** Takes away what is newer, as far as there is such a thing outside a page. */
const FORGET = `
  for (const path of ${JSON.stringify(NEWER_APIS)}) {
    const names = path.split('.')
    const last = names.pop()
    const owner = names.reduce((found, name) => found && found[name], globalThis)
    if (owner) delete owner[last]
  }
  self = globalThis
  delete globalThis.globalThis
`

/**
 * Bundles a module as the site is bundled and loads it where the newer APIs are missing, but for those that the page's
 * polyfills give.
 * @param source a module's text, with paths from the project's folder
 * @returns its exports
 */
export async function loadInOldBrowser(
  source: string,
  { polyfilled = true }: { polyfilled?: boolean } = {},
): Promise<Record<string, (...values: never[]) => unknown>> {
  const { __CONFIG__ } = globalThis as unknown as { __CONFIG__: object }
  const context = createContext({ ...PAGE, __CONFIG__ })
  runInContext(ERROR_WITHOUT_CAUSE, context)
  runInContext(FORGET, context)
  if (polyfilled) runInContext(await bundleOf(`import './src/polyfills'`), context)
  runInContext(await bundleOf(source), context)
  return runInContext('bundle', context) as Record<string, (...values: never[]) => unknown>
}
