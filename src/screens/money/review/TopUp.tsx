import type { Signal } from '@preact/signals'
import { decimalsOf } from '../../../config'
import { COINS, type Coin } from '../../../domain/coin'
import type { Fees } from '../../../domain/fees'
import { validateAmount } from '../../../domain/validation/validateAmount'
import { AppError } from '../../../errors'
import { t } from '../../../i18n'
import { heldCoins } from '../../../state/assets'
import type { Draft } from '../../../state/flow'
import { AmountField } from '../../../ui/inputs/AmountField'
import { Button } from '../../../ui/inputs/Button'
import { asTyped, typedPrice } from '../../../ui/inputs/typedPrice'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Notice } from '../../../ui/states/Notice'
import { CoinChips } from './CoinChips'
import { canPay, PayFacts } from './PayFacts'
import { ReviewFrame } from './ReviewFrame'

type TokenCoin = Exclude<Coin, 'BNB'>

export interface TopUpProps {
  draft: Signal<Draft>
  limits: Fees['deposit']
}

/** How much of which coin, at least the minimum, and where it arrives. */
export function TopUp({ draft, limits }: TopUpProps) {
  const offered = COINS.filter((name): name is TokenCoin => name !== 'BNB' && limits[name] !== undefined)
  const { coin: chosen, amount: typed } = draft.value
  const coin = offered.find((name) => name === chosen) ?? offered[0]
  if (!coin) return <Notice tone="warning">{t('error.notOpen')}</Notice>
  const decimals = decimalsOf(coin)
  const minimum = limits[coin]?.minimum ?? 0n
  const held = heldCoins.value?.[coin]
  const units = typedPrice(typed, coin)
  const isEnough = units !== null && units >= minimum
  const amount = amountText(units ?? 0n, coin)
  const judge = (text: string) => {
    const key = validateAmount(text, { decimals, balance: held ?? null, minimum })
    return key && new AppError(key, { decimals, minimum: amountText(minimum, coin), coin })
  }
  // Also fixes the coin shown: the first one offered may change.
  const put = (choice: Partial<Draft>) => {
    draft.value = { ...draft.value, coin, ...choice }
  }
  return (
    <ReviewFrame
      asset={null}
      units={units}
      coin={coin}
      confirmText={isEnough ? t('review.confirm_topUp', { amount, coin }) : t('review.confirm_topUpFirst')}
      ready={isEnough && canPay(units, coin)}
      load={() => import('../../../actions/money/taps/beginTopUp')}
      onConfirm={({ beginTopUp }) => isEnough && beginTopUp(coin, units)}
    >
      <CoinChips coins={offered} current={coin} onSelect={(name) => put({ coin: name })} />
      <AmountField
        label={t('review.amount')}
        name="amount"
        typed={typed}
        coin={coin}
        judge={judge}
        onInput={(text) => put({ amount: text })}
      />
      {held !== undefined && held >= minimum && (
        <Button onClick={() => put({ amount: asTyped(held, coin) })}>{t('review.all')}</Button>
      )}
      <Facts items={[{ label: t('review.minimum'), value: `${amountText(minimum, coin)} ${coin}` }]} />
      <PayFacts
        units={units ?? 0n}
        coin={coin}
        contract="activation"
        receive={t('review.receiveTopUp', { amount, coin })}
      />
    </ReviewFrame>
  )
}
