import type { TokenName } from '../../domain/waiting'
import { back } from './WayOut.style'

/** A card with its number, of its collection's colour: the page has no pictures, as it has to work from a file. */
export const TokenSign = ({ of }: { of: TokenName }) => (
  <i class={back} data-of={of.collection} data-number={String(of.tokenId)} aria-hidden="true" />
)
