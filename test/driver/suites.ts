import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs every `*.test.ts(x)` below a folder with uvu in this process: suites.ts <folder> [word in the name] [part/parts].
 * uvu itself passes over a file that forgot `test.run()`; here that is a failure.
 */
const folder = resolve(process.argv[2] ?? 'test')
const wanted = process.argv[3] ?? ''
const [part = 1, parts = 1] = (process.argv[4] ?? '').split('/').filter(Boolean).map(Number)
const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name) && name.includes(wanted))
  .sort()
const upTo = (count: number) => Math.round((found.length * count) / parts)
const files = found.slice(upTo(part - 1), upTo(part))

const shared = globalThis as typeof globalThis & { UVU_DEFER?: number; UVU_INDEX?: number; UVU_QUEUE: unknown[][] }
shared.UVU_DEFER = 1
const { exec } = await import('uvu')
for (const [index, name] of files.entries()) {
  shared.UVU_INDEX = index
  shared.UVU_QUEUE.push([name])
  await import(pathToFileURL(join(folder, name)).href)
  if ((shared.UVU_QUEUE[index]?.length ?? 0) < 2) {
    console.error(`${name} runs no test: does it end with test.run()?`)
    process.exitCode = 1
  }
}
await exec(false)
process.exit()
