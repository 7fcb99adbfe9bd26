import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Preloaded into a run of tests: writes how often each part of each of our files was run, with the code as V8 ran it,
 * into the folder COVERAGE_FOLDER as the process ends.
 */
const folder = process.env.COVERAGE_FOLDER
if (!folder) throw new Error('COVERAGE_FOLDER names no folder')
const OURS = pathToFileURL(join(process.cwd(), 'src/')).href

const session = new Session()
session.connect()
/** A session with its own thread answers before `post` returns. */
const ask = (method, parameters) => {
  let answer
  session.post(method, parameters, (error, result) => {
    if (error) throw new Error(`${method}: ${error.message}`)
    answer = result
  })
  return answer
}
ask('Profiler.enable')
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

process.on('exit', () => {
  const { result } = ask('Profiler.takePreciseCoverage')
  // Not before: a debugger that follows along would slow the tests down.
  ask('Debugger.enable')
  const scripts = result
    .filter(({ url }) => url.startsWith(OURS))
    .map(({ url, scriptId, functions }) => ({
      url,
      code: ask('Debugger.getScriptSource', { scriptId }).scriptSource,
      functions,
    }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(scripts))
})
