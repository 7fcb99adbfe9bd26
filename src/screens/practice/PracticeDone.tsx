import { PRICE_COIN } from '../../domain/coin'
import { assetOf, type PracticeEvent, type PracticeWorld } from '../../domain/practice'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { checkIcon } from '../../ui/art/icons/check'
import { Button } from '../../ui/inputs/Button'
import { Facts } from '../../ui/lists/Facts'
import { amountText } from '../../ui/money/amountText'
import { DonePicture } from '../../ui/money/DonePicture'
import { doneBox, stageBox } from '../../ui/money/MoneySheet.style'
import { Price } from '../../ui/money/Price'
import { useFocusOnce } from '../../ui/money/useFocusOnce'
import { toAsset } from './words'

export interface PracticeDoneProps {
  before: PracticeWorld
  after: PracticeWorld
  event: Exclude<PracticeEvent, { kind: 'wait' }>
  onClose: () => void
}

const money = (units: bigint) => <Price amount={amountText(units)} coin={PRICE_COIN} />

/** The end of a pretend action, and what it moved. */
export function PracticeDone({ before, after, event, onClose }: PracticeDoneProps) {
  const box = useFocusOnce<HTMLDivElement>()
  const found = 'asset' in event ? assetOf(after, event.asset) : undefined
  const asset = found && toAsset(found)
  const moved = after.coins.you - before.coins.you
  const fee = before.gas.you - after.gas.you
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
        <p>{t(`money.finished_${event.kind}`)}</p>
      </div>
      <Facts
        items={[
          ...(moved < 0n ? [{ label: t('money.paid'), value: money(-moved) }] : []),
          ...(moved > 0n ? [{ label: t('money.got'), value: money(moved) }] : []),
          ...(event.kind === 'sell' ? [{ label: t('money.listedAt'), value: money(event.price) }] : []),
          { label: t('practice.networkFee'), value: `${amountText(fee, 'BNB')} BNB` },
          { label: t('money.held'), value: money(after.coins.you) },
        ]}
      />
      <footer>
        <Button kind="primary" wide onClick={onClose}>
          {t('money.done')}
        </Button>
      </footer>
    </div>
  )
}
