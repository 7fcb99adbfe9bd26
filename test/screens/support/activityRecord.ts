import type { ActivityRecord } from '../../../src/domain/activity'
import { MDS } from './asset'

/** A line of the feed, of 100 MDS, for tests. */
export const newRecord = (change: Partial<ActivityRecord> = {}): ActivityRecord => ({
  id: '1',
  type: 4,
  name: '',
  assetsId: '',
  amount: 100n * MDS,
  twoAmount: 0n,
  fee: 0n,
  coin: 'MDS',
  twoAddress: '',
  twoUserid: '',
  nftName: '',
  tokenId: '',
  indexId: '',
  time: 1_700_000_000,
  hash: null,
  ...change,
})
