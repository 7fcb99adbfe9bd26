import type { ComponentChildren } from 'preact'
import { useState } from 'react'
import { balanceOf, earnedOf, type Sums, spentOf } from '../../domain/book'
import type { Coin } from '../../domain/coin'
import type { Total } from '../../domain/shownBook'
import { t } from '../../i18n'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { Facts } from '../../ui/lists/Facts'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { flow, note, parts, result, signed } from './Book.style'
import { Signed } from './Signed'
import { FRACTION, signedText, signOf } from './signedText'

/** From this width on the parts are open from the beginning. */
const WIDE = '(min-width:48rem)'

export interface ResultProps {
  total: Sums
  /** The same as it is shown: its parts add up. */
  shown: Total
  coin: Coin
  /** With all digits. */
  isExact: boolean
  /** The coins to choose from. */
  children: ComponentChildren
}

/** What came in less what went out, and the parts of both, so that they add up. */
export function Result({ total, shown, coin, isExact, children }: ResultProps) {
  const { spent, received, shares, rewards, charged, withheld } = total
  const balance = balanceOf(total)
  const cameIn = earnedOf(total)
  const wentOut = spentOf(total)
  const all = cameIn + wentOut
  const common = { coin, isExact }
  return (
    <Panel title={t('book.balance')} tone="gold">
      <div class={`${result} ${signed}`} data-exact={isExact}>
        <b title={amountText(balance, coin)} data-sign={signOf(balance)}>
          {signedText(shown.balance, coin, isExact, balance)} <small>{coin}</small>
        </b>
        {children}
      </div>
      {all > 0n && (
        <div class={flow} aria-hidden="true">
          <i style={{ width: `${Number((cameIn * 1000n) / all) / 10}%` }} />
        </div>
      )}
      <div class={`${parts} ${signed}`} data-exact={isExact}>
        <Part
          {...common}
          title={t('book.cameIn')}
          sum={[shown.earned, cameIn]}
          rows={[
            [t('book.received'), shown.received, received],
            [t('book.shares'), shown.shares, shares],
            [t('book.rewards'), shown.rewards, rewards],
          ]}
          note={
            withheld > 0n &&
            t('book.withheldNote', { amount: `${amountText(withheld, coin, isExact ? undefined : FRACTION)} ${coin}` })
          }
        />
        <Part
          {...common}
          title={t('book.wentOut')}
          sum={[-shown.spent, -wentOut]}
          rows={[
            [t('book.spent'), -shown.paid, -spent],
            [t('book.charged'), -shown.charged, -charged],
          ]}
          note={t('book.held')}
        />
      </div>
    </Panel>
  )
}

interface PartProps {
  title: string
  coin: Coin
  isExact: boolean
  sum: readonly [shown: bigint, units: bigint]
  rows: readonly (readonly [label: string, shown: bigint, units: bigint])[]
  /** What has to be known of it. */
  note: string | false
}

/** One side of the result: its sum, and what it consists of; on a phone at a tap, so that the first rows are in view. */
function Part({ title, coin, isExact, sum, rows, note: text }: PartProps) {
  const [isOpen] = useState(() => matchMedia(WIDE).matches)
  const figure = (shown: bigint, units: bigint) => <Signed shown={shown} units={units} coin={coin} isExact={isExact} />
  return (
    <section aria-label={title}>
      <details open={isOpen}>
        <summary>
          <div>
            <i data-sign={signOf(sum[1])} />
            <h3>{title}</h3>
            <Icon path={nextIcon} size={16} />
            <strong>{figure(...sum)}</strong>
          </div>
        </summary>
        <Facts
          items={rows
            .filter(([, , units]) => units !== 0n)
            .map(([label, shown, units]) => ({ label, value: figure(shown, units) }))}
        />
        {text && <p class={note}>{text}</p>}
      </details>
    </section>
  )
}
