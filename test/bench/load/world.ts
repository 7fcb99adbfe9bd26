import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const RUN = fileURLToPath(new URL('../../sandbox/run.ts', import.meta.url))
const START_LIMIT_MS = 60_000

export interface ServedWorld {
  url: string
  stop(): void
}

/** A world in a process of its own, so that the players' work does not slow it down. */
export function serveWorld(): Promise<ServedWorld> {
  const args = ['--import', 'tsx', RUN, '--port', '0', '--dist', 'no-site', '--no-wallet']
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = (): void => {
    child.kill('SIGTERM')
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      reject(new Error('the world did not start'))
    }, START_LIMIT_MS)
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /^(http:\S+)$/m.exec(printed)?.[1]
      if (url === undefined) return
      clearTimeout(timer)
      child.stdout?.removeAllListeners('data').resume()
      resolve({ url, stop })
    })
    child.once('exit', () => reject(new Error(`the world ended:\n${printed}`)))
  })
}
