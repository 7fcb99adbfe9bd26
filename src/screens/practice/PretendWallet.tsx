import { PRICE_COIN } from '../../domain/coin'
import { factsOf } from '../../domain/moneyFacts'
import { assetOf, type PracticeEvent, type PracticeWorld, practiceFee, sharesFor } from '../../domain/practice'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { walletIcon } from '../../ui/art/icons/wallet'
import { Button } from '../../ui/inputs/Button'
import { Cluster } from '../../ui/lists/Cluster'
import { type Fact, Facts } from '../../ui/lists/Facts'
import { Stepper, type StepState } from '../../ui/lists/Stepper'
import { amountText } from '../../ui/money/amountText'
import { stageBox } from '../../ui/money/MoneySheet.style'
import { Price } from '../../ui/money/Price'
import { useFocusOnce } from '../../ui/money/useFocusOnce'
import { wallet } from './Practice.style'
import { toAsset } from './words'

export interface PretendWalletProps {
  world: PracticeWorld
  event: Exclude<PracticeEvent, { kind: 'wait' }>
  stage: 'allowance' | 'wallet'
  /** A contract must be allowed to take the coins or the token first. */
  allows: boolean
  onConfirm: () => void
  onDecline: () => void
}

/** What the contract asks to be allowed, in words. */
function allowanceText(event: PretendWalletProps['event']): string {
  if (factsOf(event.kind).allows === 'token') return t('money.stage_allowanceToken')
  const units = event.kind === 'buy' ? event.price : event.kind === 'bid' ? event.amount : null
  if (units === null) return t('money.stage_allowance')
  return t('money.stage_allowanceOf', { amount: amountText(units), coin: PRICE_COIN })
}

const money = (units: bigint) => <Price amount={amountText(units)} coin={PRICE_COIN} />

/** What leaves the wallet, is priced or arrives by this, as a wallet shows it; an allowance names no price. */
function amountsOf({ world, event, stage }: PretendWalletProps): Fact[] {
  switch (event.kind) {
    case 'buy':
      return [{ label: t('money.payAtMost'), value: money(event.price) }]
    case 'bid':
      return [{ label: t('money.payAtMost'), value: money(event.amount) }]
    case 'sell':
    case 'auctionStart':
    case 'priceChange':
      return stage === 'allowance' ? [] : [{ label: t('money.price'), value: money(event.price) }]
    case 'payout':
      return [
        {
          label: t('money.receive'),
          value: money(sharesFor(world, 'you').reduce((sum, { units }) => sum + units, 0n)),
        },
      ]
    default:
      return []
  }
}

/** A picture of the wallet's question, first for what a contract may take, then for the action itself. */
export function PretendWallet(props: PretendWalletProps) {
  const { world, event, stage, allows, onConfirm, onDecline } = props
  const box = useFocusOnce<HTMLDivElement>()
  const found = 'asset' in event ? assetOf(world, event.asset) : undefined
  const asset = found && toAsset(found)
  const { kind } = event
  const isSale = kind === 'sell' || kind === 'buy' || kind === 'cancel'
  const isAllowing = stage === 'allowance'
  const isToken = factsOf(kind).allows === 'token'
  const numberOf = asset?.tokenId ? t('money.number', { number: String(asset.tokenId) }) : ''
  const facts: Fact[] = [
    { label: t('practice.to'), value: t(isSale ? 'practice.to_market' : 'practice.to_auction') },
    // Who allows coins to be taken names no NFT.
    ...(asset && (!isAllowing || isToken) ? [{ label: t('money.nft'), value: numberOf }] : []),
    ...amountsOf(props),
    { label: t('practice.networkFee'), value: `${amountText(practiceFee(world, kind), 'BNB')} BNB` },
  ]
  const steps = [...(allows ? (['allowance'] as const) : []), 'wallet' as const]
  const stateOf = (step: string): StepState =>
    step === stage ? 'now' : step === 'allowance' && !isAllowing ? 'done' : 'todo'
  return (
    <div ref={box} class={stageBox} tabIndex={-1}>
      {allows && (
        <Stepper
          label={t('money.steps')}
          words={{
            todo: t('money.state_todo'),
            now: t('money.state_now'),
            done: t('money.state_done'),
            failed: t('money.state_failed'),
          }}
          steps={steps.map((step) => ({
            text: step === 'allowance' ? allowanceText(event) : t('money.stage_wallet'),
            state: stateOf(step),
          }))}
        />
      )}
      <section class={wallet} aria-label={t('practice.walletTitle')}>
        <div>
          <Icon path={walletIcon} size={22} />
          {t('practice.wallet')}
        </div>
        <h3>{t(isAllowing ? 'practice.walletAllow' : 'practice.walletSend')}</h3>
        <Facts items={facts} />
        <Cluster fill>
          <Button onClick={onDecline}>{t('practice.decline')}</Button>
          <Button kind="primary" onClick={onConfirm}>
            {t('practice.confirm')}
          </Button>
        </Cluster>
      </section>
      <p>{t('practice.walletText')}</p>
      {isAllowing && <p>{t('practice.twice')}</p>}
    </div>
  )
}
