import type { ComponentChildren } from 'preact'
import { balanceOf, earnedOf, type Sums, spentOf } from '../../domain/book'
import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { flow, note, parts, result, signed } from './Book.style'
import { signedText, signOf } from './signedText'

/** Digits after the point; the titles have all. */
const FRACTION = 4

export interface ResultProps {
  total: Sums
  coin: Coin
  /** The coins to choose from. */
  children: ComponentChildren
}

/** What came in less what went out, and the parts of both, so that they add up. */
export function Result({ total, coin, children }: ResultProps) {
  const { spent, received, shares, rewards, charged, withheld } = total
  const balance = balanceOf(total)
  const cameIn = earnedOf(total)
  const wentOut = spentOf(total)
  const all = cameIn + wentOut
  return (
    <Panel title={t('book.balance')} tone="gold">
      <div class={`${result} ${signed}`}>
        <b title={amountText(balance, coin)} data-sign={signOf(balance)}>
          {signedText(balance, coin, FRACTION)} <small>{coin}</small>
        </b>
        {children}
      </div>
      {all > 0n && (
        <div class={flow} aria-hidden="true">
          <i style={{ width: `${Number((cameIn * 1000n) / all) / 10}%` }} />
        </div>
      )}
      <div class={`${parts} ${signed}`}>
        <Part
          title={t('book.cameIn')}
          coin={coin}
          sum={cameIn}
          rows={[
            [t('book.received'), received],
            [t('book.shares'), shares],
            [t('book.rewards'), rewards],
          ]}
        />
        <Part
          title={t('book.wentOut')}
          coin={coin}
          sum={-wentOut}
          rows={[
            [t('book.spent'), -spent],
            [t('book.charged'), -charged],
          ]}
        />
      </div>
      <p class={note}>
        {t('book.held')}
        {withheld > 0n && ` ${t('book.withheldNote', { amount: `${amountText(withheld, coin, FRACTION)} ${coin}` })}`}
      </p>
    </Panel>
  )
}

interface PartProps {
  title: string
  coin: Coin
  sum: bigint
  rows: readonly (readonly [label: string, units: bigint])[]
}

/** One side of the result: its sum, and what it consists of. */
function Part({ title, coin, sum, rows }: PartProps) {
  const figure = (units: bigint) => (
    <span title={amountText(units, coin)} data-sign={signOf(units)}>
      {signedText(units, coin, FRACTION)}
    </span>
  )
  return (
    <section aria-label={title}>
      <header>
        <i data-sign={signOf(sum)} />
        <h3>{title}</h3>
        <strong>{figure(sum)}</strong>
      </header>
      <Facts
        items={rows.filter(([, units]) => units !== 0n).map(([label, units]) => ({ label, value: figure(units) }))}
      />
    </section>
  )
}
