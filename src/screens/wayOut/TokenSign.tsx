import type { TokenName } from '../../domain/waiting'
import { Emblem } from '../../ui/frame/Logo'
import { back } from './WayOut.style'

/** A card's back with its number, lit as its collection: the page has no pictures, as it has to work from a file. */
export const TokenSign = ({ of }: { of: TokenName }) => (
  <i class={back} data-of={of.collection} data-number={String(of.tokenId)} aria-hidden="true">
    <Emblem size={26} />
  </i>
)
