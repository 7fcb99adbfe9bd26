import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { bundlePackages } from './bundlePackages'
import { endOf, startOf } from './progress'

/**
 * Runs every `*.test.ts(x)` below a folder with uvu in this process: suites.ts <folder> [words in the name, comma
 * between]. uvu itself skips a file that forgot `test.run()`; this counts it as a failure.
 */
const folder = resolve(process.argv[2] ?? 'test')
const words = (process.argv[3] ?? '').split(',')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name) && words.some((word) => name.includes(word)))
  .sort()

/** The result uvu expects from a suite that ran no test: its errors, then the counts of passed, skipped and all. */
const NO_TESTS = [true, 0, 0, 0]
const shared = globalThis as typeof globalThis & { UVU_DEFER?: number; UVU_INDEX?: number; UVU_QUEUE: unknown[][] }
shared.UVU_DEFER = 1
let running = ''
process.on('uncaughtException', (cause) => {
  console.error(`FAILED ${running}: thrown outside of its tests: ${inspect(cause)}`)
  process.exit(1)
})
await bundlePackages()
const { exec } = await import('uvu')
for (const [index, name] of files.entries()) {
  const queue: unknown[] = [name]
  shared.UVU_INDEX = index
  shared.UVU_QUEUE.push(queue)
  await import(pathToFileURL(join(folder, name)).href)
  if (queue.length < 2) {
    console.error(`${name} runs no test: does it end with test.run()?`)
    process.exitCode = 1
  }
  let started = 0
  queue.splice(1, 0, async () => {
    running = name
    started = performance.now()
    console.log(startOf(name, index + 1, files.length))
    return NO_TESTS
  })
  queue.push(async () => {
    console.log(endOf(name, (performance.now() - started) / 1000))
    return NO_TESTS
  })
}
await exec(false)
process.exit()
