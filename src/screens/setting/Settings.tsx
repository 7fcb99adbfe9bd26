import { useState } from 'react'
import { useSearch } from 'wouter'
import { NEEDS, unmetConditions } from '../../domain/conditions'
import { doctorHref } from '../../domain/doctorHref'
import { maskMobile } from '../../domain/maskMobile'
import type { User } from '../../domain/player'
import { locale, t } from '../../i18n'
import { overlay } from '../../state/overlay'
import { playerFacts } from '../../state/standing'
import { Icon } from '../../ui/art/Icon'
import { doctorIcon } from '../../ui/art/icons/doctor'
import { gameIcon } from '../../ui/art/icons/game'
import { giftIcon } from '../../ui/art/icons/gift'
import { keyIcon } from '../../ui/art/icons/key'
import { legionIcon } from '../../ui/art/icons/legion'
import { lockIcon } from '../../ui/art/icons/lock'
import { logoutIcon } from '../../ui/art/icons/logout'
import { mailIcon } from '../../ui/art/icons/mail'
import { meIcon } from '../../ui/art/icons/me'
import { phoneIcon } from '../../ui/art/icons/phone'
import { shieldIcon } from '../../ui/art/icons/shield'
import { Button } from '../../ui/inputs/Button'
import { MenuList } from '../../ui/lists/MenuList'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { ContactForm } from './ContactForm'
import { FundPasswordForm } from './FundPasswordForm'
import { NicknameForm } from './NicknameForm'
import { PasswordForm } from './PasswordForm'
import { ProfileHead } from './ProfileHead'
import { Row } from './Row'
import { columns, group } from './Setting.style'
import { WalletRow } from './WalletRow'

const askLogOut = () => {
  overlay.value = 'logOut'
}

/** Every setting; only one is open at a time. The address can open one: `?open=fundPassword`. */
export function Settings({ player }: { player: User }) {
  const { nickname, mobile, email, hasFundPassword, hasLoginPassword, mustChangePassword } = player
  const wanted = new URLSearchParams(useSearch()).get('open')
  const [open, setOpen] = useState<string | null>(mustChangePassword ? 'password' : wanted)
  const close = () => setOpen(null)
  const row = (id: string) => ({ id, open: open === id, onToggle: () => setOpen(open === id ? null : id) })
  const bound = (text: string) => ({ value: text || t('setting.notBound'), missing: !text })
  // A player who logs in by wallet alone has no login password, and no contact to send a code to.
  const isReachable = !!mobile || !!email
  const hasPassword = hasLoginPassword ?? isReachable
  const bindFirst = (
    <Notice tone="warning" action={<Button onClick={() => setOpen('mobile')}>{t('setting.bindMobile')}</Button>}>
      {t('setting.bindFirst')}
    </Notice>
  )
  const mailboxFirst = (
    <Notice tone="warning" action={<Button onClick={() => setOpen('email')}>{t('setting.bindEmail')}</Button>}>
      {errorText('mailboxFirst')}
    </Notice>
  )
  const missing = unmetConditions(NEEDS.setFundPassword, playerFacts.value)
  return (
    <>
      {mustChangePassword && <Notice tone="warning">{t('setting.mustChange')}</Notice>}
      <ProfileHead
        player={player}
        safeguards={[
          { text: t('setting.mobile'), isSet: !!mobile },
          { text: t('setting.email'), isSet: !!email },
          { text: t('setting.password'), isSet: hasPassword && !mustChangePassword },
          { text: t('setting.fundPassword'), isSet: hasFundPassword },
        ]}
      />
      <div class={columns}>
        <div>
          <section class={group} aria-labelledby="profile">
            <h2 id="profile">{t('setting.profile')}</h2>
            <div>
              <Row
                {...row('nickname')}
                icon={meIcon}
                title={t('setting.nickname')}
                value={nickname || t('setting.none')}
                missing={!nickname}
              >
                <NicknameForm onDone={close} />
              </Row>
              <Row {...row('mobile')} icon={phoneIcon} title={t('setting.mobile')} {...bound(maskMobile(mobile))}>
                <ContactForm kind="mobile" onDone={close} />
              </Row>
              <Row {...row('email')} icon={mailIcon} title={t('setting.email')} {...bound(email)}>
                <ContactForm kind="email" onDone={close} />
              </Row>
              <WalletRow />
            </div>
          </section>
          <section class={group} aria-labelledby="security">
            <h2 id="security">{t('setting.security')}</h2>
            <div>
              <Row
                {...row('password')}
                icon={keyIcon}
                title={t('setting.password')}
                value={hasPassword ? '••••••' : t('setting.notSet')}
                missing={!hasPassword}
              >
                {isReachable ? <PasswordForm hasPassword={hasLoginPassword} onDone={close} /> : bindFirst}
              </Row>
              <Row
                {...row('fundPassword')}
                icon={shieldIcon}
                title={t('setting.fundPassword')}
                value={t(hasFundPassword ? 'setting.set' : 'setting.notSet')}
                missing={!hasFundPassword}
              >
                {missing.includes('registrationFirst') ? (
                  bindFirst
                ) : missing.includes('mailboxFirst') ? (
                  mailboxFirst
                ) : (
                  <FundPasswordForm onDone={close} />
                )}
              </Row>
            </div>
          </section>
        </div>
        <div>
          <div class={group}>
            <h2>{t('setting.places')}</h2>
            <MenuList
              label={t('setting.places')}
              items={[
                ...(player.address ? [{ href: '/allowances', text: t('setting.allowances'), icon: lockIcon }] : []),
                { href: '/servers', text: t('setting.server'), icon: gameIcon },
                { href: '/legion', text: t('setting.legion'), icon: legionIcon },
                { href: '/shares', text: t('setting.shares'), icon: giftIcon },
                { href: doctorHref(locale.value), text: t('frame.doctor'), icon: doctorIcon },
              ]}
            />
          </div>
          <Button wide onClick={askLogOut}>
            <Icon path={logoutIcon} size={20} />
            {t('frame.logOut')}
          </Button>
        </div>
      </div>
    </>
  )
}
