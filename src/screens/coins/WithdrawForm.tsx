import { useState } from 'react'
import { type GameCoin, type WithdrawalOutcome, withdrawCoin } from '../../actions/game/withdrawCoin'
import { decimalsOf } from '../../config'
import { validateAmount } from '../../domain/validation/validateAmount'
import { SHORTEST_PASSWORD, validatePassword } from '../../domain/validation/validatePassword'
import { AppError } from '../../errors'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { AmountField } from '../../ui/inputs/AmountField'
import { Button } from '../../ui/inputs/Button'
import { Field } from '../../ui/inputs/Field'
import { Form } from '../../ui/inputs/Form'
import { asTyped, typedPrice } from '../../ui/inputs/typedPrice'
import { Facts } from '../../ui/lists/Facts'
import { amountText } from '../../ui/money/amountText'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { ConfirmWithdrawal } from './ConfirmWithdrawal'

export interface WithdrawFormProps {
  coin: GameCoin
  /** In the coin's smallest unit. */
  limits: { minimum: bigint; maximum?: bigint | null; fee: bigint }
  outcome: WithdrawalOutcome | null
  onOutcome: (outcome: WithdrawalOutcome) => void
}

/** The amount and the fund password; checks every rule before sending anything. Spec 5. */
export function WithdrawForm({ coin, limits, outcome, onOutcome }: WithdrawFormProps) {
  const [typed, setTyped] = useState('')
  const [fundPassword, setFundPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { minimum, maximum = null, fee } = limits
  const decimals = decimalsOf(coin)
  const balance = user.value?.coins[coin] ?? 0n
  const most = maximum === null || balance - fee < maximum ? balance - fee : maximum
  const amount = typedPrice(typed, coin) ?? 0n
  const inCoin = (units: bigint) => `${amountText(units, coin)} ${coin}`
  const judge = (text: string) => {
    const key = validateAmount(text, { decimals, balance, ...limits })
    const written = (units: bigint) => amountText(units, coin)
    const told = { minimum: written(minimum), maximum: written(maximum ?? 0n), fee: written(fee) }
    return key && new AppError(key, { decimals, coin, ...told })
  }
  const passwordProblem = validatePassword(fundPassword)
  const submit = () => {
    setChecked(true)
    if (!judge(typed) && !passwordProblem) setConfirming(true)
  }
  const send = async () => {
    onOutcome(await withdrawCoin({ coin, amount, fundPassword }))
    setConfirming(false)
  }
  return (
    <>
      <Form submitText={t('coins.check')} error={outcome?.is === 'refused' ? outcome.error : null} onSubmit={submit}>
        <AmountField
          label={t('coins.amount')}
          name="withdraw-amount"
          typed={typed}
          coin={coin}
          judge={judge}
          onInput={setTyped}
          checked={isChecked}
        />
        {most >= minimum && most > fee && (
          <Button onClick={() => setTyped(asTyped(most, coin))}>
            {t(most === maximum ? 'coins.most' : 'coins.all')}
          </Button>
        )}
        <Facts
          items={[
            { label: t('coins.minimum'), value: inCoin(minimum) },
            ...(maximum === null ? [] : [{ label: t('coins.maximum'), value: inCoin(maximum) }]),
            { label: t('coins.fee'), value: inCoin(fee) },
            { label: t('coins.arrives'), value: <b>{inCoin(amount)}</b> },
          ]}
        />
        {amount > 0n && amount <= fee && <Notice tone="warning">{t('coins.feeTooLarge')}</Notice>}
        <Field
          label={t('coins.fundPassword')}
          name="fund-password"
          type="password"
          autocomplete="off"
          value={fundPassword}
          onInput={setFundPassword}
          error={isChecked && passwordProblem && errorText(passwordProblem, { minimum: SHORTEST_PASSWORD })}
        />
      </Form>
      {isConfirming && (
        <ConfirmWithdrawal
          coin={coin}
          amount={amount}
          fee={fee}
          onConfirm={send}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}
