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
import { errorText } from '../../ui/text/errorText'
import { ConfirmWithdrawal } from './ConfirmWithdrawal'

export interface WithdrawFormProps {
  coin: GameCoin
  /** In the coin's smallest unit. */
  limits: { minimum: bigint; fee: bigint }
  outcome: WithdrawalOutcome | null
  onOutcome: (outcome: WithdrawalOutcome) => void
}

/** The amount and the fund password; checks every rule before sending anything. Spec 5. */
export function WithdrawForm({ coin, limits, outcome, onOutcome }: WithdrawFormProps) {
  const [typed, setTyped] = useState('')
  const [fundPassword, setFundPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { minimum, fee } = limits
  const decimals = decimalsOf(coin)
  const balance = user.value?.coins[coin] ?? 0n
  const most = balance - fee
  const amount = typedPrice(typed, coin) ?? 0n
  const inCoin = (units: bigint) => `${amountText(units, coin)} ${coin}`
  const judge = (text: string) => {
    const key = validateAmount(text, { decimals, balance, ...limits })
    return key && new AppError(key, { decimals, minimum: amountText(minimum, coin), fee: amountText(fee, coin), coin })
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
        {most >= minimum && <Button onClick={() => setTyped(asTyped(most, coin))}>{t('coins.all')}</Button>}
        <Facts
          items={[
            { label: t('coins.minimum'), value: inCoin(minimum) },
            { label: t('coins.fee'), value: inCoin(fee) },
            { label: t('coins.arrives'), value: <b>{inCoin(amount)}</b> },
          ]}
        />
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
