import { assetOf, lotStateOf, type PracticeEvent, type PracticeWorld, sharesFor } from '../../domain/practice'
import type { Practice } from '../../domain/practise'
import { t } from '../../i18n'
import { amountText } from '../../ui/money/amountText'
import { news } from './Practice.style'
import { nameable, practiceName } from './words'

/** The kinds of which the others are told. */
const TOLD = ['sell', 'buy', 'auctionStart', 'bid', 'auctionWithdraw'] as const
const isTold = (kind: string): kind is (typeof TOLD)[number] => TOLD.some((one) => one === kind)

function lineOf(event: PracticeEvent): string {
  if (!isTold(event.kind) || !('asset' in event)) return ''
  const units = event.kind === 'bid' ? event.amount : 'price' in event ? event.price : 0n
  const slots = { who: t(`practice.who_${nameable(event.by)}`), name: practiceName(event.asset) }
  return t(`practice.n_${event.kind}`, { ...slots, amount: amountText(units) })
}

const waitingOf = (world: PracticeWorld): bigint => sharesFor(world, 'you').reduce((sum, { units }) => sum + units, 0n)

/** What became of the player's auctions while time passed. */
function endsOf(before: PracticeWorld, after: PracticeWorld): string[] {
  const ended: string[] = []
  for (const asset of after.assets) {
    const was = assetOf(before, asset.id)
    const state = lotStateOf(asset, after.now)
    const isNew = was !== undefined && lotStateOf(was, before.now) === 'open'
    if (asset.holder === 'you' && isNew && (state === 'locked' || state === 'unlocked'))
      ended.push(t(`practice.n_${state}`, { name: practiceName(asset.id) }))
  }
  return ended
}

/** What has happened since the last move of time, announced when it changes. */
export function NewsLines({ practice: { news: last, world } }: { practice: Practice }) {
  const isOthers = last !== null && last.before.now !== world.now
  const lines = isOthers ? [...last.events.map(lineOf), ...endsOf(last.before, world)] : []
  const received = isOthers ? world.coins.you - last.before.coins.you : 0n
  const shares = isOthers ? waitingOf(world) - waitingOf(last.before) : 0n
  return (
    <div role="status" aria-label={t('practice.news')}>
      {isOthers && (
        <ul class={news}>
          {lines.length === 0 && <li>{t('practice.n_nothing')}</li>}
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {received > 0n && <li data-sign="in">{t('practice.n_received', { amount: amountText(received) })}</li>}
          {shares > 0n && <li data-sign="in">{t('practice.n_share', { amount: amountText(shares) })}</li>}
        </ul>
      )}
    </div>
  )
}
