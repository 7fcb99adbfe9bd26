import { useEffect } from 'react'
import type { GameCoin } from '../../actions/game/withdrawCoin'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'

/** Topping up: the sheet opens by itself when the address names the task, and can be reopened. */
export function TopUpTask({ coin }: { coin: GameCoin }) {
  const open = () => reviewMoney('topUp', null, { coin })
  useEffect(open, [])
  return (
    <>
      <p data-soft="true">{t('coins.topupMeans')}</p>
      <Button kind="primary" wide onClick={open}>
        {t('coins.topupStart', { coin })}
      </Button>
    </>
  )
}
