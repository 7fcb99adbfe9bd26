import type { Holding } from '../../domain/holding'
import { back } from './WayOut.style'

/** The back of a card, of its collection's colour: the page has no pictures, as it has to work from a file. */
export const TokenSign = ({ of }: { of: Holding['collection'] }) => <i class={back} data-of={of} />
