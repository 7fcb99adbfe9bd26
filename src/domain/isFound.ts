import type { Asset } from './asset'
import { LONGEST_TEXT } from './limits'

const toPlain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether an asset's name contains the searched text, or its token has that number; "#78" and "No. 78" are numbers, too. */
export function isFound({ name, tokenId }: Pick<Asset, 'name' | 'tokenId'>, search: string): boolean {
  // A link may search for a page of digits, and the pattern below goes over them again and again.
  const wanted = toPlain(search.slice(0, LONGEST_TEXT))
  const [, number] = /^(?:#|no\.?)? ?0*(\d+)$/.exec(wanted) ?? []
  return toPlain(name).includes(wanted) || (number !== undefined && tokenId !== null && String(tokenId) === number)
}
