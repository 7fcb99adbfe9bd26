import { type ChildProcess, spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends the child when this process ends, whether it exits, is asked to, or is killed.
 * @returns a function that undoes this, for a child that is stopped on purpose
 */
export function endWithParent(child: ChildProcess): () => void {
  const watcher = watchParent(child)
  const end = (): void => {
    child.kill('SIGTERM')
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    end()
    // A listener disables the signal's default action. If ours is the only one, the process still has to end.
    release()
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  const release = (): void => {
    watcher?.kill('SIGKILL')
    process.off('exit', end)
    for (const signal of SIGNALS) process.off(signal, onSignal)
  }
  process.once('exit', end)
  for (const signal of SIGNALS) process.once(signal, onSignal)
  child.once('exit', release)
  return release
}

/**
 * SIGKILL runs no handler. So a shell waits at the end of a pipe from this process: when the process is gone, in
 * whatever way, the system closes the pipe and the shell ends the child. Windows has no such shell; there a killed
 * sandbox leaves its chain running.
 */
function watchParent(child: ChildProcess): ChildProcess | undefined {
  if (process.platform === 'win32' || child.pid === undefined) return undefined
  const script = `read -r _; kill ${child.pid}`
  // Its own process group: Ctrl-C in the terminal must not end the watcher too early.
  const watcher = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.on('error', () => {})
  watcher.stdin?.on('error', () => {})
  watcher.unref()
  return watcher
}
