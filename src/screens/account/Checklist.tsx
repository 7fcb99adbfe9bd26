import { useEffect } from 'react'
import { loadFees } from '../../actions/load/loadFees'
import { loadServers } from '../../actions/load/loadServers'
import { refreshUser } from '../../actions/load/refreshUser'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { ACCOUNT_NEEDS, type Condition, type ConditionCheck, checklist } from '../../domain/conditions'
import { t } from '../../i18n'
import { fees, heldCoins } from '../../state/assets'
import { roles, user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { Icon } from '../../ui/art/Icon'
import { crownIcon } from '../../ui/art/icons/crown'
import { gameIcon } from '../../ui/art/icons/game'
import { globeIcon } from '../../ui/art/icons/globe'
import { lockIcon } from '../../ui/art/icons/lock'
import { meIcon } from '../../ui/art/icons/me'
import { walletIcon } from '../../ui/art/icons/wallet'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { errorText } from '../../ui/text/errorText'
import { needs } from './Account.style'

const ICONS: Partial<Record<Condition, string>> = {
  activationCoin: walletIcon,
  activated: crownIcon,
  mobile: meIcon,
  role: globeIcon,
  offline: gameIcon,
}

/** The page on which the player can meet a condition. */
const PAGES = {
  ownPassword: '/setting',
  activationCoin: '/coins?coin=MDV',
  mobile: '/setting?open=mobile',
  fundPassword: '/setting?open=fundPassword',
  role: '/servers?open=role',
} as const

const hasPage = (condition: Condition): condition is keyof typeof PAGES => condition in PAGES

/** Whether we know about the condition: the list names only what is certainly not met. */
function isKnown(condition: Condition): boolean {
  if (condition === 'role') return roles.value !== null
  if (condition !== 'activationCoin') return true
  return user.value?.activated === false && heldCoins.value?.MDV !== undefined
}

/** Every condition the account does not meet, all at once, each with a way to meet it. Spec 5, 6. */
export default function Checklist() {
  const player = user.value
  const isNew = player?.activated === false
  const isRoleless = player?.currentServerId === ''
  useEffect(() => {
    if (isNew && !fees.value.data) void loadFees()
  }, [isNew])
  useEffect(() => {
    if (isRoleless && !roles.value) void loadServers()
  }, [isRoleless])
  if (!player) return null
  const open = checklist(ACCOUNT_NEEDS, playerFacts.value).filter(
    ({ condition, isMet }) => !isMet && isKnown(condition),
  )
  if (open.length === 0) return null
  return (
    <Panel title={t('account.needs')} tone="gold">
      <p>{t('account.needsText', { count: open.length })}</p>
      <ul class={needs}>
        {open.map((check) => (
          <li key={check.condition}>
            <Icon path={ICONS[check.condition] ?? lockIcon} size={22} />
            <p>{sentenceOf(check)}</p>
            <Way condition={check.condition} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function sentenceOf({ condition, error }: ConditionCheck): string {
  if (condition !== 'activated') return errorText(error, { type: t('account.claimOrWithdraw') })
  const price = fees.value.data?.accountActivation
  return price === undefined
    ? t('account.notActivated')
    : t('account.notActivatedFor', { amount: amountText(price, 'MDV'), coin: 'MDV' })
}

/** Where or how to meet the condition. */
function Way({ condition }: { condition: Condition }) {
  if (condition === 'activated') {
    return (
      <Button kind="primary" onClick={() => reviewMoney('activateAccount', null)}>
        {t('account.activate')}
      </Button>
    )
  }
  if (condition === 'offline') return <Button onClick={() => void refreshUser()}>{t('account.way_offline')}</Button>
  return hasPage(condition) ? <LinkButton href={PAGES[condition]}>{t(`account.way_${condition}`)}</LinkButton> : null
}
