import { useEffect, useRef } from 'react'
import type { AccountCode } from '../../domain/accountCode'
import { shortAddress } from '../../domain/address'
import { t } from '../../i18n'
import { Checkbox } from '../inputs/Checkbox'
import { Notice } from '../states/Notice'
import { quiet, warning } from './ForeignCode.style'

export interface ForeignCodeProps {
  /** null: not known, and then nothing is shown. */
  code: AccountCode | null
  answer: 'none' | 'missing' | 'goOn'
  onAnswer: (goesOn: boolean) => void
}

/**
 * Whose code runs in the wallet that something is about to come to: nothing where there is none, a line for a wallet
 * maker's or a contract, and for unknown code a warning that has to be answered.
 */
export function ForeignCode({ code, answer, onAnswer }: ForeignCodeProps) {
  if (code?.is === 'known') return <p class={quiet}>{t('ownWallet.known', { wallet: code.wallet })}</p>
  if (code?.is === 'contract') return <p class={quiet}>{t('ownWallet.contract')}</p>
  return code?.is === 'unknown' ? <Unknown delegate={code.delegate} answer={answer} onAnswer={onAnswer} /> : null
}

function Unknown({ delegate, answer, onAnswer }: Omit<ForeignCodeProps, 'code'> & { delegate: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer === 'missing') box.current?.querySelector('input')?.focus()
  }, [answer])
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        live
        action={
          <Checkbox checked={answer === 'goOn'} onCheck={onAnswer}>
            {t('ownWallet.agree')}
          </Checkbox>
        }
      >
        <div class={warning}>
          <p>
            <b>{t('ownWallet.unknown')}</b>
          </p>
          <p>{t('ownWallet.means')}</p>
          <p>
            {t('ownWallet.delegate')} <code title={delegate}>{shortAddress(delegate)}</code>
          </p>
          {answer === 'missing' && <p role="alert">{t('ownWallet.first')}</p>}
        </div>
      </Notice>
    </div>
  )
}
