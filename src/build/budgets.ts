/**
 * In brotli bytes, except `loginRequests`; the build fails over them. A figure that nobody loads as a whole has no
 * budget and is only printed.
 */
export const BUDGETS = {
  login: 15_360,
  loginRequests: 2,
  /** The HTML of any page, with what it starts and guards: a server sends this much before the first acknowledgement. */
  page: 10_000,
  market: 23_700,
  /** The provider's client, the rest of the frame, lists and filters: with it the market is complete. */
  after: 22_450,
  /** A wallet login from the tap to the token, with what it says on the way; and a tap on a sheet's button. */
  wallet: 18_000,
  transaction: 26_500,
  screen: 10_000,
  marketScreen: 12_000,
  qr: 7_500,
  /** Page and script with all its texts: they may have to load over the very network that is failing. */
  doctor: 16_000,
  /** One file with the wallet, the gate, the contracts and all its texts: kept on a phone, and opened from there. */
  wayOut: 60_000,
  picture: 4_000,
}

export interface Measure {
  name: string
  bytes: number
  /** Without a budget the figure is printed and not judged. */
  budget?: number
  /** What the figure consists of, for the report. */
  parts?: string
}

/** The report as a table, and every figure that is over its budget. */
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
