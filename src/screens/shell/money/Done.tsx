import { closeFlow } from '../../../actions/closeFlow'
import { saleSplit } from '../../../domain/bid'
import type { Coin } from '../../../domain/coin'
import type { MoneyKind } from '../../../domain/moneyKinds'
import { t } from '../../../i18n'
import { fees } from '../../../state/assets'
import type { Flow } from '../../../state/journal'
import { amountText } from '../../../ui/amountText'
import { Button } from '../../../ui/Button'
import { type Fact, Facts } from '../../../ui/Facts'
import { Icon } from '../../../ui/Icon'
import { checkIcon } from '../../../ui/icons/check'
import { LinkButton } from '../../../ui/LinkButton'
import { Price } from '../../../ui/Price'
import { coinOf } from './coinOf'
import { DonePicture } from './DonePicture'
import { ExplorerLink } from './ExplorerLink'
import { doneBox, stageBox } from './MoneySheet.style'
import type { RunProps } from './run/Run'
import { useFocusOnce } from './useFocusOnce'

/** Kinds whose price left the wallet. */
const PAID: readonly MoneyKind[] = ['buy', 'bid', 'mint', 'hatch', 'activateAccount', 'activateAsset', 'topUp']

/** What really happened, in figures. */
function figuresOf({ kind, price }: Flow, coin: Coin): Fact[] {
  if (price === null) return []
  const amount = (units: bigint) => <Price amount={amountText(units, coin)} coin={coin} />
  if (PAID.includes(kind)) return [{ label: t('money.paid'), value: amount(price) }]
  if (kind === 'auctionStart' || kind === 'priceChange') return [{ label: t('money.price'), value: amount(price) }]
  if (kind !== 'sell') return []
  const bps = fees.value.data?.saleFeeBps
  return [
    { label: t('money.listedAt'), value: amount(price) },
    ...(bps === undefined ? [] : [{ label: t('money.youReceiveLater'), value: amount(saleSplit(price, bps).seller) }]),
  ]
}

/** The end of an action that went well. */
export function Done({ flow, entry }: RunProps) {
  const box = useFocusOnce<HTMLDivElement>()
  const { kind, asset } = flow
  const figures = figuresOf(flow, coinOf(entry))
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
        <p>{t(`money.finished_${kind}`)}</p>
      </div>
      {figures.length > 0 && <Facts items={figures} />}
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
