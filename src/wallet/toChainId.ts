/**
 * A chain id in any shape a wallet gives it: number (Trust Android returns its config's), decimal text, 0x, 0X and
 * padded hex, CAIP-2 (reown-com/appkit#5764). null for anything else.
 */
export function toChainId(answer: unknown): number | null {
  const text = String(answer).replace(/^eip155:/i, '')
  const id = /^0x[0-9a-f]+$/i.test(text) || /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
