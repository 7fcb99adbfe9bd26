/** What a runner prints when it starts a file: its place among all files, and its name. */
export const startOf = (name: string, at: number, of: number): string => `[${at} of ${of}] ${name}`

/** What a runner prints when a file has ended. */
export const endOf = (name: string, seconds: number): string => `[${seconds.toFixed(1)} s] ${name}`

/** Where a runner is, according to its output: the last file it started, or else its last line. */
export function place(output: string): string {
  const starts = output.match(/^\[\d+ of \d+\] .*$/gm)
  return starts?.at(-1) ?? output.trimEnd().split('\n').at(-1)?.trim() ?? ''
}

/** The files a runner has finished and how long each took, in seconds, slowest first. */
export function fileTimes(output: string): { name: string; seconds: number }[] {
  return [...output.matchAll(/^\[([\d.]+) s\] (.*)$/gm)]
    .map(([, seconds = '', name = '']) => ({ name, seconds: Number(seconds) }))
    .sort((one, other) => other.seconds - one.seconds)
}

/** The failed tests that the output of a runner names, those of uvu with the first line of their reason. */
export function failures(output: string): string[] {
  const uvu = [...output.matchAll(/^\s*FAIL\s+(.+?)\s+"(.*)"\n\s*(.*)/gm)].map(
    ([, suite, test, reason]) => `${suite}: ${test}: ${reason}`,
  )
  return [...uvu, ...(output.match(/^.*\bFAILED\b.*$/gm) ?? [])]
}
