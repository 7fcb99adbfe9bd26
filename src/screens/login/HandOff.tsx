import { useEffect, useRef, useState } from 'react'
import { insideWallet } from '../../actions/wallet/insideWallet'
import { HAND_OFF_WALLETS, type HandOffWallet, handOffLink } from '../../domain/handOff'
import { WALLET_TITLES } from '../../domain/walletTitles'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { QrCode } from '../../ui/qr/QrCode'
import { Notice } from '../../ui/states/Notice'
import { CopyPage } from './CopyPage'
import { handOff } from './HandOff.style'
import { handedAddress } from './handedAddress'
import { HAND_OFF_WORDS } from './handOffWallets'

/** A wallet that opens has hidden this page by then. */
const STILL_HERE_MS = 2000
/** From this width on, the screen is one that a phone can scan. */
const WIDE = 768

/**
 * Leads from an ordinary browser into a wallet, keeping the wanted page, invite code and language: a link for each
 * wallet on a touch screen, a QR code on a desktop, copying everywhere. Inside a wallet it says what to do there
 * instead. `quiet` starts as one line, for places where the visitor has not asked for it.
 */
export default function HandOff({ quiet = false }: { quiet?: boolean }) {
  const [isFolded, setFolded] = useState(quiet)
  const [stuck, setStuck] = useState<HandOffWallet | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null)
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current)
  }
  useEffect(() => stop, [])
  const inside = insideWallet()
  if (inside) return <Inside isTokenPocket={inside === 'tokenpocket'} />
  if (isFolded) {
    return (
      <Button kind="quiet" wide onClick={() => setFolded(false)}>
        {t('handOff.noWallet')} {t('handOff.open')}
      </Button>
    )
  }

  const address = handedAddress()
  const isWide = innerWidth >= WIDE
  const isTouch = navigator.maxTouchPoints > 0
  const watch = (wallet: HandOffWallet) => {
    stop()
    setStuck(null)
    waiting.current = setTimeout(() => {
      if (document.visibilityState === 'visible') setStuck(wallet)
    }, STILL_HERE_MS)
  }
  return (
    <section class={handOff} aria-label={t('handOff.title')}>
      <h3>{t('handOff.title')}</h3>
      <p>{t(isTouch || !isWide ? 'handOff.lead' : 'handOff.leadScan')}</p>
      {isWide && <QrCode text={address} label={t('handOff.qr')} failedText={t('handOff.qrFailed')} />}
      {(isTouch || !isWide) && (
        <ul aria-label={t('handOff.wallets')}>
          {HAND_OFF_WALLETS.map((wallet) => (
            <li key={wallet}>
              <WalletLink wallet={wallet} address={address} onFollow={watch} onNoLink={setStuck} />
            </li>
          ))}
        </ul>
      )}
      <div role="status">{stuck && <Steps wallet={stuck} />}</div>
      <CopyPage />
    </section>
  )
}

interface WalletLinkProps {
  wallet: HandOffWallet
  address: string
  onFollow: (wallet: HandOffWallet) => void
  /** Called for a wallet that no link opens. */
  onNoLink: (wallet: HandOffWallet) => void
}

function WalletLink({ wallet, address, onFollow, onNoLink }: WalletLinkProps) {
  const name = WALLET_TITLES[wallet]
  const { mark } = HAND_OFF_WORDS[wallet]
  const href = handOffLink(wallet, address)
  const face = (
    <>
      <i aria-hidden="true">{mark}</i>
      {name}
    </>
  )
  return href ? (
    <a href={href} onClick={() => onFollow(wallet)}>
      {face}
    </a>
  ) : (
    <button type="button" onClick={() => onNoLink(wallet)}>
      {face}
    </button>
  )
}

/** What to do by hand if the link did nothing. */
function Steps({ wallet }: { wallet: HandOffWallet }) {
  const name = WALLET_TITLES[wallet]
  const { way } = HAND_OFF_WORDS[wallet]
  const steps = ['stepCopy', way, ...(wallet === 'tokenpocket' ? (['stepBnb'] as const) : []), 'stepPaste'] as const
  return (
    <Notice>
      <p>{t(handOffLink(wallet, location.origin) ? 'handOff.notOpened' : 'handOff.stepsFor', { wallet: name })}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`handOff.${step}`, { wallet: name })}</li>
        ))}
      </ol>
    </Notice>
  )
}

/** A wallet's browser that has not put its provider into the page. TokenPocket does so only on an EVM chain. */
function Inside({ isTokenPocket }: { isTokenPocket: boolean }) {
  return (
    <div class={handOff}>
      <p>{t(isTokenPocket ? 'handOff.chooseBnb' : 'handOff.noAnswer')}</p>
      <Button onClick={() => location.reload()}>{t('handOff.reload')}</Button>
    </div>
  )
}
