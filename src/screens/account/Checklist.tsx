import { useEffect } from 'preact/hooks'
import { loadFees } from '../../actions/loadFees'
import { loadServers } from '../../actions/loadServers'
import { refreshUser } from '../../actions/refreshUser'
import { reviewMoney } from '../../actions/reviewMoney'
import { ACCOUNT_NEEDS, type Condition, type ConditionCheck, checklist } from '../../domain/conditions'
import { t } from '../../i18n'
import { fees, walletBalances } from '../../state/assets'
import { roles, user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { amountText } from '../../ui/amountText'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { crownIcon } from '../../ui/icons/crown'
import { gameIcon } from '../../ui/icons/game'
import { globeIcon } from '../../ui/icons/globe'
import { lockIcon } from '../../ui/icons/lock'
import { meIcon } from '../../ui/icons/me'
import { walletIcon } from '../../ui/icons/wallet'
import { LinkButton } from '../../ui/LinkButton'
import { Panel } from '../../ui/Panel'
import { needs } from './Account.style'

/** An icon for each condition, and the page where the player can meet it. */
const WAYS: Partial<Record<Condition, readonly [icon: string, href?: string]>> = {
  activationCoin: [walletIcon, '/coins?coin=MDV&do=topup'],
  activated: [crownIcon],
  mobile: [meIcon, '/setting?open=mobile'],
  fundPassword: [lockIcon, '/setting?open=fundPassword'],
  role: [globeIcon, '/servers?open=role'],
  offline: [gameIcon],
}

/** Whether we know about the condition: the list names only what is certainly not met. */
function isKnown(condition: Condition): boolean {
  if (condition === 'role') return roles.value !== null
  if (condition !== 'activationCoin') return true
  return user.value?.activated === false && walletBalances.value.data?.MDV !== undefined
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
            <Icon path={WAYS[check.condition]?.[0] ?? lockIcon} size={22} />
            <p>{sentenceOf(check)}</p>
            <Way condition={check.condition} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function sentenceOf({ condition, error }: ConditionCheck): string {
  if (condition !== 'activated') return t(`error.${error}`, { type: t('account.claimOrWithdraw') })
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
  const way = condition as 'activationCoin' | 'mobile' | 'fundPassword' | 'role'
  return <LinkButton href={WAYS[way]?.[1] ?? '/setting'}>{t(`account.way_${way}`)}</LinkButton>
}
