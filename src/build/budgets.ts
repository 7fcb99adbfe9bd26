/** Brotli bytes; the build fails over them. */
export const BUDGETS = {
  login: 15_360,
  loginRequests: 2,
  market: 24_000,
  after: 15_000,
  wallet: 9_000,
  transaction: 22_000,
  screen: 8_000,
  marketScreen: 10_000,
  qr: 7_500,
  everything: 150_000,
  picture: 4_000,
  /** These in gzip bytes */
  journal: 1_800,
  safety: 4_000,
}

export interface Measure {
  name: string
  bytes: number
  budget: number
  /** What it is made of, for the report. */
  parts?: string
}

/** The report as a table, and what is over its budget. */
export function judge(measures: readonly Measure[]): {
  report: string
  over: string[]
} {
  const width = Math.max(...measures.map(({ name }) => name.length))
  const lines = measures.map(({ name, bytes, budget, parts }) => {
    const mark = bytes > budget ? 'OVER' : `${Math.round((100 * bytes) / budget)}%`
    return `  ${name.padEnd(width)} ${String(bytes).padStart(8)} of ${String(budget).padStart(7)}  ${mark.padStart(5)}  ${parts ?? ''}`
  })
  const over = measures.filter(({ bytes, budget }) => bytes > budget)
  return {
    report: lines.join('\n'),
    over: over.map(({ name, bytes, budget }) => `over budget: ${name} has ${bytes}, allowed are ${budget}`),
  }
}
