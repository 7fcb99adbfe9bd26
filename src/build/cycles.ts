import type { Metafile } from 'esbuild'

/** Lists each cycle of static imports among our files, once, as `import cycle: a -> b -> a`. */
export function findCycles({ inputs }: Metafile): string[] {
  const cycles: string[] = []
  const finished = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) {
      cycles.push(`import cycle: ${[...path.slice(start), file].join(' -> ')}`)
      return
    }
    if (finished.has(file)) return
    path.push(file)
    for (const { path: to, kind } of inputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && to.startsWith('src/')) visit(to)
    }
    path.pop()
    finished.add(file)
  }
  for (const file of Object.keys(inputs)) if (file.startsWith('src/')) visit(file)
  return cycles
}
