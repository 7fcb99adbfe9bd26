import { closeFlow } from '../../actions/money/closeFlow'
import { t } from '../../i18n'
import { moreAllowed } from '../../state/flow'
import { assetPath } from '../../ui/art/AssetCard'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { lazyPart } from '../../ui/lazyPart'
import { DonePicture } from '../../ui/money/DonePicture'
import { doneBox, stageBox } from '../../ui/money/MoneySheet.style'
import { useFocusOnce } from '../../ui/money/useFocusOnce'
import { ExplorerLink } from './ExplorerLink'
import { Figures } from './Figures'
import { finishedText } from './finishedText'
import type { RunProps } from './run/RunProps'

const PurseLeft = lazyPart(() => import('./purse/PurseLeft'), ['purse'])
const AllowedMore = lazyPart(() => import('./purse/AllowedMore'), ['purse'])

/** The end of an action that succeeded. */
export function Done({ flow, entry, price }: RunProps) {
  const box = useFocusOnce<HTMLDivElement>()
  const { kind, asset } = flow
  return (
    <div ref={box} class={stageBox} tabIndex={-1}>
      <div class={doneBox} role="status">
        {asset ? (
          <DonePicture asset={asset} />
        ) : (
          <i aria-hidden="true">
            <Icon path={checkIcon} size={32} />
          </i>
        )}
        {asset && kind !== 'buy' && <h3>{asset.name}</h3>}
        <p>{finishedText(kind, entry)}</p>
      </div>
      <Figures kind={kind} entry={entry} price={price} />
      {entry?.id === moreAllowed.value && <AllowedMore />}
      {kind === 'bid' && <PurseLeft />}
      <ExplorerLink hash={entry?.hash} />
      <footer>
        {asset && kind === 'buy' ? (
          <>
            <Button onClick={closeFlow}>{t('money.done')}</Button>
            <LinkButton href={assetPath(asset)} kind="primary" onClick={closeFlow}>
              {t(`money.see_${asset.kind}`)}
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton href="/accountAccount" onClick={closeFlow}>
              {t('money.toAssets')}
            </LinkButton>
            <Button kind="primary" onClick={closeFlow}>
              {t('money.done')}
            </Button>
          </>
        )}
      </footer>
    </div>
  )
}
