import { priceToUnits } from '../../../api/amounts'

/** What the provider prepared, as the journal keeps it, with amounts in the smallest unit. */
export function toOrder(wire: { id: string; token_id: string; price: string | null }): Record<string, string> {
  return {
    id: wire.id,
    tokenId: wire.token_id,
    ...(wire.price === null ? {} : { price: String(priceToUnits(wire.price)) }),
  }
}
