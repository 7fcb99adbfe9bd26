import { priceToUnits } from '../../api/amounts'
import { listPoints } from '../../api/legion'
import { toItems } from '../../api/shape'
import { POINT_TYPES } from '../../domain/legion'
import { type PointRecord, pointHistory, pointType } from '../../state/legion'
import type { Pages } from '../../state/loading'
import { api } from '../calls/services'
import { load, loadMore } from './load'

const TYPES: Partial<Record<number, PointRecord['type']>> = POINT_TYPES

async function readPage(cursor: string | null, signal: AbortSignal): Promise<Pages<PointRecord>> {
  const { items, next } = await listPoints(api, { type: pointType.value, cursor }, { signal })
  return {
    ...toItems(items, ({ id, type, points, userid, nickname, time }) => ({
      id,
      type: TYPES[type] ?? null,
      points: priceToUnits(points),
      userid,
      nickname,
      time,
    })),
    next,
  }
}

/** Reads the newest points of one type; null: of every type. */
export async function loadPointHistory(type: number | null): Promise<void> {
  const isOther = type !== pointType.value
  pointType.value = type
  await load(pointHistory, (signal) => readPage(null, signal), { fresh: isOther })
}

/** Adds older points. */
export async function loadMorePoints(): Promise<void> {
  await loadMore(pointHistory, readPage)
}
