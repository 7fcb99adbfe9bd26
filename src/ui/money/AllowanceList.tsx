import type { Address } from '../../domain/address'
import { type Allowance, allowanceText, isWide } from '../../domain/allowances'
import { t } from '../../i18n'
import { Button } from '../inputs/Button'
import { Notice } from '../states/Notice'
import { allowanceRows } from './AllowanceList.style'
import { allowanceWords } from './allowanceWords'

export type AllowanceListProps = {
  /** In the order in which they are to be looked at. */
  allowances: readonly Allowance[]
  /** Questions that got no answer. */
  unread: number
  /** Whether every token of the account was looked up: without that an empty list is no "none". */
  isWhole: boolean
  /** The names, by `allowanceText`, of those that are being set to zero. */
  busy: readonly string[]
  /** Addresses of the game's contracts, by their names. */
  contracts: Readonly<Record<'dragon' | 'card' | 'activation' | 'auction', Address>>
  onZero: (allowance: Allowance) => void
}

/**
 * What others may take or move of an account, each with a button that takes it back. Needs the tables `allowances` and
 * `waiting`.
 */
export function AllowanceList({ allowances, unread, isWhole, busy, contracts, onZero }: AllowanceListProps) {
  const own = Object.values(contracts).map((address) => address.toLowerCase() as Address)
  return (
    <>
      {unread > 0 && <Notice tone="warning">{t('allowances.unread', { count: unread })}</Notice>}
      {allowances.length === 0 && unread === 0 && <p>{t(isWhole ? 'allowances.none' : 'allowances.part')}</p>}
      {allowances.length > 0 && (
        <>
          <ul class={allowanceRows}>
            {allowances.map((allowance) => {
              const what = allowanceWords(allowance, contracts)
              const name = allowanceText(allowance)
              return (
                <li key={name} data-wide={isWide(allowance, own)}>
                  <span>{what}</span>
                  <Button
                    busy={busy.includes(name)}
                    label={t('allowances.zeroOf', { what })}
                    onClick={() => onZero(allowance)}
                  >
                    {t('allowances.zero')}
                  </Button>
                </li>
              )
            })}
          </ul>
          <p data-soft="true">{t('allowances.note')}</p>
        </>
      )}
    </>
  )
}
