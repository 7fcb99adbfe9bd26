import { useState } from 'react'
import type { GameCoin } from '../../actions/game/withdrawCoin'
import { mayArrive } from '../../actions/wallet/mayArrive'
import { shortAddress } from '../../domain/address'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Button } from '../../ui/inputs/Button'
import { lazyPart } from '../../ui/lazyPart'
import { Facts } from '../../ui/lists/Facts'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'

const OwnWallet = lazyPart(() => import('./OwnWallet'), ['ownWallet'])

export interface ConfirmWithdrawalProps {
  coin: GameCoin
  /** In the coin's smallest unit, like the fee. */
  amount: bigint
  fee: bigint
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** The last look before a withdrawal is requested: how much, what it costs, what arrives and where. */
export function ConfirmWithdrawal({ coin, amount, fee, onConfirm, onClose }: ConfirmWithdrawalProps) {
  const [isBusy, setBusy] = useState(false)
  useBackToClose(onClose)
  const confirm = async () => {
    setBusy(true)
    if (await mayArrive('withdrawal')) await onConfirm()
    setBusy(false)
  }
  const inCoin = (units: bigint) => `${amountText(units, coin)} ${coin}`
  return (
    <Dialog
      title={t('coins.confirmTitle', { coin })}
      role="alertdialog"
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('coins.back')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void confirm()}>
            {t('coins.withdraw')}
          </Button>
        </>
      }
    >
      <Facts
        items={[
          {
            label: t('coins.arrives'),
            value: <Price amount={amountText(amount, coin)} coin={coin} size="large" />,
          },
          { label: t('coins.fee'), value: inCoin(fee) },
          { label: t('coins.leaves'), value: inCoin(amount + fee) },
          { label: t('coins.to'), value: <code>{shortAddress(user.value?.address ?? '')}</code> },
        ]}
      />
      <OwnWallet />
    </Dialog>
  )
}
