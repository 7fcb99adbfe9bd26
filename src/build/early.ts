import type { Metafile } from 'esbuild'
import { closureOf, outputHolding } from './chunks'
import { JOURNAL } from './safety'

type Outputs = Metafile['outputs']

/** What the pages need for their first view; the shell's page needs the first two. */
const FIRST_VIEWS = ['src/main.tsx', 'src/App.tsx', 'src/screens/market/Market.tsx']

/** What no first view may load: it comes with the tap that needs it. */
const LATER: Readonly<Record<string, (file: string) => boolean>> = {
  journal: (file) => JOURNAL.includes(file),
  viem: (file) => /(^|\/)node_modules\/(viem|ox|abitype|@noble|@scure|@adraffy)\//.test(file),
  // Also as the one module that the build makes of it.
  qrcode: (file) => /^qrcode:|(^|\/)node_modules\/qrcode\//.test(file),
}

/** Files that a first view's chunks contain and must not, as `viem in a first view: file`. */
export function findEarly(outputs: Outputs, sources: readonly string[] = FIRST_VIEWS): string[] {
  const chunks = new Set<string>()
  for (const source of sources) closureOf(outputs, outputHolding(outputs, source), chunks)
  const files = [...chunks].flatMap((chunk) =>
    Object.entries(outputs[chunk]?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  )
  return Object.entries(LATER).flatMap(([what, isLater]) =>
    files.filter(isLater).map((file) => `${what} in a first view: ${file}`),
  )
}
