import { useState } from 'react'
import { recoverAsset } from '../../actions/money/recoverAsset'
import type { Asset } from '../../domain/asset'
import { t } from '../../i18n'
import { recoveryOf } from '../../state/recoveries'
import { assetPath } from '../../ui/art/AssetCard'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { RecoverButton } from '../../ui/money/RecoverButton'
import { whyRecover } from '../../ui/money/recoveryWords'
import { unfinished } from './Unfinished.style'

/** Rows shown until the player asks for the rest. */
const SHOWN = 3

/** The listed assets about which chain and provider disagree: what is wrong, and the one next step. Spec 4. */
export default function Unfinished({ assets }: { assets: readonly Asset[] }) {
  const [isWhole, setWhole] = useState(false)
  // Those that need the player come before those that only take time.
  const order = (asset: Asset) => Number(recoveryOf(asset.id)?.action === 'wait')
  const all = assets.filter(({ id }) => recoveryOf(id)).sort((one, other) => order(one) - order(other))
  if (all.length === 0) return null
  return (
    <Panel title={t('recovery.title')}>
      <p>{t('recovery.text')}</p>
      <ul class={unfinished}>
        {(isWhole ? all : all.slice(0, SHOWN)).map((asset) => (
          <Row key={asset.id} asset={asset} />
        ))}
      </ul>
      {!isWhole && all.length > SHOWN && (
        <Button kind="quiet" wide onClick={() => setWhole(true)}>
          {t('recovery.showAll', { count: all.length })}
        </Button>
      )}
    </Panel>
  )
}

function Row({ asset }: { asset: Asset }) {
  const recovery = recoveryOf(asset.id)
  if (!recovery) return null
  const { picture, fallback } = pictureOf(asset)
  return (
    <li>
      <Picture src={picture} fallback={fallback} alt="" width={48} height={64} />
      <div>
        <h3>
          <a href={assetPath(asset)}>{asset.name}</a>
        </h3>
        <p>{whyRecover(asset, recovery)}</p>
      </div>
      <RecoverButton name={asset.name} recovery={recovery} onRecover={() => recoverAsset(asset, recovery)} />
    </li>
  )
}
