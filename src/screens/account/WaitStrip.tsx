import { PRICE_COIN } from '../../domain/coin'
import { sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import { ownAssets } from '../../state/assets'
import { awayCount } from '../../state/away'
import { recoveryOf } from '../../state/recoveries'
import { waiting } from '../../state/waiting'
import { amountText } from '../../ui/money/amountText'
import { openNeeds } from './openNeeds'
import { cell, strip } from './WaitStrip.style'

/** A part of the page that a narrow screen shows only at a tap. */
export type Fold = 'coins' | 'money' | 'recovery' | 'setup'

export interface WaitStripProps {
  /** What is to be set up is on the page already. */
  isFirst: boolean
  open: Fold | null
  onToggle: (fold: Fold) => void
}

/** The units of 0.1 MDS: from there on two digits after the point say enough in a cell. */
const TENTH = 10n ** 17n

/** The words for the money that waits; null: none does. */
function moneyText(): string | null {
  const found = waiting.value
  if (!found) return null
  const sum = sumOf(found)
  if (sum > 0n)
    return t('account.cellMoney', { amount: `${amountText(sum, PRICE_COIN, sum < TENTH ? 4 : 2)} ${PRICE_COIN}` })
  return found.isPart ? t('account.cellPart') : null
}

/**
 * All that waits for the player, one cell each, which opens its part; a wide screen has the other parts open, and shows
 * the money alone. It keeps its place without any, because the cells are known late.
 */
export function WaitStrip({ isFirst, open, onToggle }: WaitStripProps) {
  const differing = ownAssets.value.data?.items.filter(({ id }) => recoveryOf(id)).length ?? 0
  const missing = isFirst ? 0 : openNeeds().length
  const money = moneyText()
  const folds: readonly (readonly [Fold, string | null])[] = [
    ['money', money],
    ['recovery', differing > 0 ? t('account.cellRecovery', { count: differing }) : null],
    ['setup', missing > 0 ? t('account.cellSetup', { count: missing }) : null],
  ]
  const shown = folds.filter(([, text]) => text !== null)
  const news = awayCount.value
  return (
    <section class={strip} aria-label={t('account.waits')}>
      {waiting.value && !money && <p data-first={isFirst}>{t('account.nothingWaits')}</p>}
      {(shown.length > 0 || news > 0) && (
        <ul>
          {shown.map(([fold, text]) => (
            <li key={fold} data-is={fold}>
              <button type="button" class={cell} aria-expanded={open === fold} onClick={() => onToggle(fold)}>
                <b>{text}</b> {fold === 'money' && <small>{t('account.cellFrom')}</small>}
              </button>
            </li>
          ))}
          {news > 0 && (
            <li>
              <a class={cell} href="/activity?news=1">
                <b>{t('account.cellNews', { count: news })}</b>
              </a>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
