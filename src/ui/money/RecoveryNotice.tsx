import type { Asset } from '../../domain/asset'
import type { Recovery } from '../../domain/recovery'
import { Notice } from '../states/Notice'
import { RecoverButton } from './RecoverButton'
import { whyRecover } from './recoveryWords'

export type RecoveryNoticeProps = {
  asset: Asset
  recovery: Recovery
  onRecover: () => Promise<void>
}

/** How chain and game disagree about an asset, and the one thing to do. */
export function RecoveryNotice({ asset, recovery, onRecover }: RecoveryNoticeProps) {
  return (
    <Notice
      tone={recovery.action === 'wait' ? 'info' : 'warning'}
      action={<RecoverButton name={asset.name} recovery={recovery} onRecover={onRecover} />}
    >
      {whyRecover(asset, recovery)}
    </Notice>
  )
}
