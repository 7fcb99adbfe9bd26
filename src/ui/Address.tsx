import { css } from 'goober'
import { shortAddress } from '../domain/address'
import { IconButton } from './IconButton'
import { copyIcon } from './icons/copy'

const address = css`
  display: inline-flex;
  align-items: center;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.9375rem;
`

export type AddressProps = {
  /** A whole address, hash or id. */
  value: string
  /** Without it there is no copy button; that it was copied is told by a toast. */
  onCopy?: (value: string) => void
  /** "Copy the address" */
  copyLabel?: string
}

/** An address, shortened, with the whole one for the mouse and a copy button. */
export function Address({ value, onCopy, copyLabel = '' }: AddressProps) {
  return (
    <span class={address}>
      <span title={value}>{shortAddress(value)}</span>
      {onCopy && <IconButton icon={copyIcon} label={copyLabel} onClick={() => onCopy(value)} />}
    </span>
  )
}
