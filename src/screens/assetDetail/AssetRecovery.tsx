import { recoverAsset } from '../../actions/money/recoverAsset'
import type { Asset } from '../../domain/asset'
import { recoveryOf } from '../../state/recoveries'
import { RecoveryNotice } from '../../ui/money/RecoveryNotice'

/** The next step if chain and game disagree about the asset; nothing if they agree. */
export default function AssetRecovery({ asset }: { asset: Asset }) {
  const recovery = recoveryOf(asset.id)
  return (
    recovery && <RecoveryNotice asset={asset} recovery={recovery} onRecover={() => recoverAsset(asset, recovery)} />
  )
}
