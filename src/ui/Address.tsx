import { css } from 'goober'
import { shortAddress } from '../domain/address'
import { IconButton } from './IconButton'
import { checkIcon } from './icons/check'
import { copyIcon } from './icons/copy'

const address = css`
display:inline-flex;align-items:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.9375rem;
`

export type AddressProps = {
  /** A whole address, hash or id. */
  value: string
  /** Without it there is no copy button. */
  onCopy?: (value: string) => void
  /** "Copy the address" */
  copyLabel?: string
  /** It was just copied: the icon turns into a tick. Tell it in words by a toast. */
  copied?: boolean
}

/** An address, shortened, with the whole one for the mouse and a copy button. */
export function Address({ value, onCopy, copyLabel = '', copied }: AddressProps) {
  return (
    <span class={address}>
      <span title={value}>{shortAddress(value)}</span>
      {onCopy && <IconButton icon={copied ? checkIcon : copyIcon} label={copyLabel} onClick={() => onCopy(value)} />}
    </span>
  )
}
