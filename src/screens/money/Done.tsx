import { closeFlow } from '../../actions/money/closeFlow'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { DonePicture } from './DonePicture'
import { ExplorerLink } from './ExplorerLink'
import { Figures } from './Figures'
import { finishedText } from './finishedText'
import { doneBox, stageBox } from './MoneySheet.style'
import type { RunProps } from './run/Run'
import { useFocusOnce } from './useFocusOnce'

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
        {asset && <h3>{asset.name}</h3>}
        <p>{finishedText(kind, entry)}</p>
      </div>
      <Figures kind={kind} entry={entry} price={price} />
      <ExplorerLink hash={entry?.hash} />
      <footer>
        <LinkButton href="/accountAccount" onClick={closeFlow}>
          {t('money.toAssets')}
        </LinkButton>
        <Button kind="primary" onClick={closeFlow}>
          {t('money.done')}
        </Button>
      </footer>
    </div>
  )
}
