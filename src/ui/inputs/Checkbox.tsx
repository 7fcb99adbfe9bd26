import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const checkbox = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  cursor: pointer;
  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0 12px 0 0;
    accent-color: var(--gold);
  }
`

export type CheckboxProps = {
  /** The label: words, or words with a link. */
  children: ComponentChildren
  checked: boolean
  onCheck: (checked: boolean) => void
}

/** A checkbox whose label is a touch target, too. */
export function Checkbox({ children, checked, onCheck }: CheckboxProps) {
  return (
    <label class={checkbox}>
      <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
