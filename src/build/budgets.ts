/** Brotli bytes; the build fails over them. What has no budget is printed only: nobody loads it as a whole. */
export const BUDGETS = {
  login: 15_360,
  loginRequests: 2,
  market: 24_000,
  after: 15_000,
  /** What a tap on "Log in with wallet" brings, and a tap on a sheet's button. */
  wallet: 16_000,
  transaction: 26_000,
  screen: 10_000,
  marketScreen: 12_000,
  qr: 7_500,
  /** Page and script with all its texts: it has to come over the network that may be what is ill. */
  doctor: 16_000,
  picture: 4_000,
}

export interface Measure {
  name: string
  bytes: number
  /** Without one the figure is printed and not judged. */
  budget?: number
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
    const label = `  ${name.padEnd(width)} ${String(bytes).padStart(8)}`
    if (budget === undefined) return label
    const mark = bytes > budget ? 'OVER' : `${Math.round((100 * bytes) / budget)}%`
    return `${label} of ${String(budget).padStart(7)}  ${mark.padStart(5)}  ${parts ?? ''}`
  })
  const over = measures.filter(({ bytes, budget = bytes }) => bytes > budget)
  return {
    report: lines.join('\n'),
    over: over.map(({ name, bytes, budget }) => `over budget: ${name} has ${bytes}, allowed are ${budget}`),
  }
}
