import { css } from 'goober'
import { shortAddress } from '../../domain/address'
import { copyIcon } from '../art/icons/copy'
import { IconButton } from '../inputs/IconButton'

const address = css`
  display: inline-flex;
  align-items: center;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.9375rem;
`

export type AddressProps = {
  /** A whole address, hash or id. */
  value: string
  /** Without it there is no copy button. The caller shows a toast when it was copied. */
  onCopy?: (value: string) => void
  /** "Copy the address" */
  copyLabel?: string
}

/** A shortened address, with the whole one on hover and a copy button. */
export function Address({ value, onCopy, copyLabel = '' }: AddressProps) {
  return (
    <span class={address}>
      <span title={value}>{shortAddress(value)}</span>
      {onCopy && <IconButton icon={copyIcon} label={copyLabel} onClick={() => onCopy(value)} />}
    </span>
  )
}
