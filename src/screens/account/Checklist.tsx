import { useEffect } from 'react'
import { loadFees } from '../../actions/load/loadFees'
import { loadServers } from '../../actions/load/loadServers'
import { refreshUser } from '../../actions/load/refreshUser'
import { reviewMoney } from '../../actions/money/reviewMoney'
import { ACCOUNT_STEPS, type Condition, type ConditionCheck, checklist } from '../../domain/conditions'
import { t } from '../../i18n'
import { fees } from '../../state/assets'
import { roles, user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { Icon } from '../../ui/art/Icon'
import { crownIcon } from '../../ui/art/icons/crown'
import { gameIcon } from '../../ui/art/icons/game'
import { globeIcon } from '../../ui/art/icons/globe'
import { lockIcon } from '../../ui/art/icons/lock'
import { meIcon } from '../../ui/art/icons/me'
import { walletIcon } from '../../ui/art/icons/wallet'
import { amountText } from '../../ui/money/amountText'
import { errorText } from '../../ui/text/errorText'
import { setup } from './Checklist.style'
import { openNeeds } from './openNeeds'
import { SetupRing } from './SetupRing'

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

/**
 * Every condition the account does not meet, all at once, each with a way to meet it, and how far the account has come.
 * Spec 5, 6.
 * @param isOpen whether it is shown on a narrow screen before the player asks for it
 */
export default function Checklist({ isOpen = false }: { isOpen?: boolean }) {
  const player = user.value
  const isNew = player?.activated === false
  const isRoleless = player?.currentServerId === ''
  useEffect(() => {
    if (isNew && !fees.value.data) void loadFees()
  }, [isNew])
  useEffect(() => {
    if (isRoleless && !roles.value) void loadServers()
  }, [isRoleless])
  const open = openNeeds()
  if (open.length === 0) return null
  const steps = checklist(ACCOUNT_STEPS, playerFacts.value)
  return (
    <div data-fold={isOpen ? undefined : 'setup'}>
      <section class={setup} aria-label={t('setup.needs')}>
        <header>
          <SetupRing done={steps.filter(({ isMet }) => isMet).length} count={steps.length} />
          <div>
            <h2>{t('setup.needs')}</h2>
            <p>{t('setup.needsText')}</p>
          </div>
        </header>
        <ul>
          {open.map((check) => (
            <li key={check.condition}>
              <Row check={check} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What to do and what for; the whole row leads there, or does it. */
function Row({ check }: { check: ConditionCheck }) {
  const { condition } = check
  const face = (
    <>
      <Icon path={ICONS[condition] ?? lockIcon} size={22} />
      <span>
        {t(hasPage(condition) || condition === 'offline' ? `setup.way_${condition}` : 'setup.activate')}
        {'\n'}
        <small>{reasonOf(check)}</small>
      </span>
    </>
  )
  if (hasPage(condition)) return <a href={PAGES[condition]}>{face}</a>
  const act = condition === 'offline' ? () => void refreshUser() : () => reviewMoney('activateAccount', null)
  return (
    <button type="button" onClick={act}>
      {face}
    </button>
  )
}

/** What the step is good for; of what is no step of its own, why it is in the way. */
function reasonOf({ condition, error }: ConditionCheck): string {
  if (condition === 'mobile' || condition === 'fundPassword' || condition === 'role') return t(`setup.why_${condition}`)
  if (condition !== 'activated') return errorText(error, { type: t('setup.claimOrWithdraw') })
  const price = fees.value.data?.accountActivation
  return price === undefined
    ? t('setup.notActivated')
    : t('setup.notActivatedFor', { amount: amountText(price, 'MDV'), coin: 'MDV' })
}
