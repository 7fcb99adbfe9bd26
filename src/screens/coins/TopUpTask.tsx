import { useEffect } from 'preact/hooks'
import { reviewMoney } from '../../actions/reviewMoney'
import type { GameCoin } from '../../actions/withdrawCoin'
import { t } from '../../i18n'
import { Button } from '../../ui/Button'

/** Topping up: the sheet opens by itself where the address asks for it, and can be opened again. */
export function TopUpTask({ coin }: { coin: GameCoin }) {
  const open = () => reviewMoney('topUp', null, `${coin} `)
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
