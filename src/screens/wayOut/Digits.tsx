import { t } from '../../i18n'
import type { Sum } from './Sums'
import { wholeMoney } from './shortMoney'
import { digits } from './WayOut.style'

/** Behind a tap, all digits of the sums that are cut beside it, each to be selected alone; nothing where none is cut. */
export function Digits({ of }: { of: readonly Sum[] }) {
  const cut = of.map((sum) => ({ ...sum, whole: wholeMoney(sum.units, sum.coin) })).filter(({ whole }) => whole)
  if (cut.length === 0) return null
  return (
    <details class={digits}>
      <summary>{t('wayOut.digits')}</summary>
      <dl>
        {cut.map(({ label, whole }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{whole}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
