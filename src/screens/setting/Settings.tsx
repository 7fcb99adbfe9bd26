import { useState } from 'react'
import { useSearch } from 'wouter'
import { NEEDS, unmetConditions } from '../../domain/conditions'
import { doctorHref } from '../../domain/doctorHref'
import { maskMobile } from '../../domain/maskMobile'
import type { User } from '../../domain/player'
import { locale, t } from '../../i18n'
import { playerFacts } from '../../state/standing'
import { doctorIcon } from '../../ui/art/icons/doctor'
import { gameIcon } from '../../ui/art/icons/game'
import { giftIcon } from '../../ui/art/icons/gift'
import { legionIcon } from '../../ui/art/icons/legion'
import { Button } from '../../ui/inputs/Button'
import { MenuList } from '../../ui/lists/MenuList'
import { Stack } from '../../ui/lists/Stack'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'
import { ContactForm } from './ContactForm'
import { FundPasswordForm } from './FundPasswordForm'
import { NicknameForm } from './NicknameForm'
import { PasswordForm } from './PasswordForm'
import { Row } from './Row'
import { group } from './Setting.style'
import { WalletRow } from './WalletRow'

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
      <section class={group} aria-labelledby="profile">
        <h2 id="profile">{t('setting.profile')}</h2>
        <div>
          <Row
            {...row('nickname')}
            title={t('setting.nickname')}
            value={nickname || t('setting.none')}
            missing={!nickname}
          >
            <NicknameForm onDone={close} />
          </Row>
          <Row {...row('mobile')} title={t('setting.mobile')} {...bound(maskMobile(mobile))}>
            <ContactForm kind="mobile" onDone={close} />
          </Row>
          <Row {...row('email')} title={t('setting.email')} {...bound(email)}>
            <ContactForm kind="email" onDone={close} />
          </Row>
          <WalletRow />
        </div>
      </section>
      <Stack>
        <section class={group} aria-labelledby="security">
          <h2 id="security">{t('setting.security')}</h2>
          <div>
            <Row
              {...row('password')}
              title={t('setting.password')}
              value={hasPassword ? '••••••' : t('setting.notSet')}
              missing={!hasPassword}
            >
              {isReachable ? <PasswordForm hasPassword={hasLoginPassword} onDone={close} /> : bindFirst}
            </Row>
            <Row
              {...row('fundPassword')}
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
        <div class={group}>
          <h2>{t('setting.places')}</h2>
          <MenuList
            label={t('setting.places')}
            items={[
              { href: '/servers', text: t('setting.server'), icon: gameIcon },
              { href: '/legion', text: t('setting.legion'), icon: legionIcon },
              { href: '/shares', text: t('setting.shares'), icon: giftIcon },
              { href: doctorHref(locale.value), text: t('frame.doctor'), icon: doctorIcon },
            ]}
          />
        </div>
      </Stack>
    </>
  )
}
