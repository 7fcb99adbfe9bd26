import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'

/** What came after Chrome 67 and iOS 14.5, as far as bundles like to use it. */
const NEWER = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.flat',
  'Array.prototype.flatMap',
  'Array.prototype.toSorted',
  'Object.fromEntries',
  'Object.hasOwn',
  'Object.groupBy',
  'Promise.allSettled',
  'Promise.any',
  'String.prototype.at',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'String.prototype.trimEnd',
  'Uint8Array.prototype.at',
  'WeakRef',
  'FinalizationRegistry',
  'AggregateError',
]

/** What a page of that time has besides the language itself. */
const PAGE = {
  setTimeout,
  clearTimeout,
  TextEncoder,
  TextDecoder,
  URL,
  AbortController,
  Event,
  EventTarget,
  console,
  location: {},
}

/**
 * Bundles a module as the site is bundled and loads it where the newer APIs are missing.
 * @param source a module's text, with paths from the project's folder
 * @returns its exports
 */
export async function loadInOldBrowser(source: string): Promise<Record<string, (...values: never[]) => unknown>> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundle',
    target: ['chrome67', 'ios14.5'],
    mainFields: ['module', 'browser', 'main'],
  })
  const { __CONFIG__ } = globalThis as unknown as { __CONFIG__: object }
  const context = createContext({ ...PAGE, __CONFIG__ })
  for (const name of NEWER) runInContext(`delete ${name.includes('.') ? name : `globalThis.${name}`}`, context)
  runInContext(outputFiles[0]?.text ?? '', context)
  return runInContext('bundle', context) as Record<string, (...values: never[]) => unknown>
}
