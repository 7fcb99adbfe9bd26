import { isAssetAction } from '../../domain/moneyFacts'
import type { ErrorKey } from '../../errors'
import type { Flow } from '../../state/flow'

/** Refusals that may have come because the asset is no longer what the page has shown. */
const SAYS: readonly ErrorKey[] = [
  'notYours',
  'notForSale',
  'priceMoved',
  'bidTooLow',
  'nftLocked',
  'nftAway',
  'wrongPlace',
  'notPossible',
]
/** The same, with something to say of their own: the provider's words, or what it has cost. */
const SAYS_MORE: readonly ErrorKey[] = ['api', 'contractRefused', 'transactionFailed']

/** Whether an action may have been refused because its asset has changed; if so, what happened is read. */
export const isStale = ({ kind, asset, error }: Flow): boolean =>
  !!error && asset !== null && isAssetAction(kind) && [...SAYS, ...SAYS_MORE].includes(error.key)

/** Whether what has happened says all that the refusal says. */
export const isSaidByChange = ({ error }: Flow): boolean => !!error && SAYS.includes(error.key)
