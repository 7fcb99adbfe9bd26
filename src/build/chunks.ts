import type { Metafile } from 'esbuild'

type Outputs = Metafile['outputs']

/** A chunk and everything it imports statically, as output paths. */
export function closureOf(outputs: Outputs, output: string, found = new Set<string>()): Set<string> {
  if (found.has(output)) return found
  found.add(output)
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind === 'import-statement') closureOf(outputs, path, found)
  }
  return found
}

/** The output that contains a source file's code. */
export function outputHolding(outputs: Outputs, source: string): string {
  const found = Object.entries(outputs).find(([, output]) => (output.inputs[source]?.bytesInOutput ?? 0) > 0)
  if (!found) throw new Error(`no chunk holds ${source}`)
  return found[0]
}

/** Source files that are loaded by an import(). */
export function lazyFiles({ inputs }: Metafile): Set<string> {
  const lazy = new Set<string>()
  for (const { imports } of Object.values(inputs)) {
    for (const { kind, path } of imports) if (kind === 'dynamic-import' && path.startsWith('src/')) lazy.add(path)
  }
  return lazy
}
