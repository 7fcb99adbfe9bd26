import { css } from 'goober'
import { sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import { waiting } from '../../state/waiting'
import { visuallyHidden } from '../../ui/text/visuallyHidden'

const mark = css`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 18px;
  height: 18px;
  margin-left: 6px;
  border: 2px solid var(--ink);
  border-radius: 50%;
  background: var(--gold);
  color: var(--on-gold);
  font: 700 0.75rem / 1 var(--display);
  &::before {
    content: '+';
  }
  svg ~ & {
    position: absolute;
    top: 4px;
    left: 50%;
  }
`

/**
 * A coin at the way to the account while money waits there; read aloud after the name that it stands beside.
 * Where the name has an icon it lies over that, else beside the text.
 */
export default function WaitingMark() {
  if (!waiting.value || sumOf(waiting.value) === 0n) return null
  return (
    <>
      <i class={mark} aria-hidden="true" />
      <span class={visuallyHidden}>{t('waiting.mark')}</span>
    </>
  )
}
