import { toAsset } from '../../api/asset'
import * as calls from '../../api/card'
import type { Asset } from '../../domain/asset'
import { type AppError, toAppError } from '../../errors'
import { artifacts } from '../../state/collection'
import { sessionEpoch } from '../../state/session'
import { assertOwnPassword } from '../account/assertOwnPassword'
import { withKeptKey } from '../calls/keptKey'
import { api } from '../calls/services'
import { refreshUser } from '../load/refreshUser'

/** Has the game activate a piece of magic equipment; nothing is paid. @returns why not, or null */
export async function activateArtifact({ id }: Asset): Promise<AppError | null> {
  const epoch = sessionEpoch.value
  try {
    assertOwnPassword()
    const wire = await withKeptKey(`artifact ${id}`, (key) => calls.activateArtifact(api, { id }, { key }))
    const { data } = artifacts.value
    if (data && epoch === sessionEpoch.value) {
      const items = data.items.map((item) => (item.id === id ? toAsset(wire) : item))
      artifacts.value = { ...artifacts.value, data: { ...data, items } }
    }
    void refreshUser()
    return null
  } catch (cause) {
    return toAppError(cause)
  }
}
