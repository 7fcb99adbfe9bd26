import { css } from 'goober'
import { sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import { mark as found, waiting } from '../../state/waiting'
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
  &[data-news='true'] {
    background: var(--teal);
  }
  &[data-news='true']::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  svg ~ & {
    position: absolute;
    top: 4px;
    left: 50%;
  }
`

/**
 * A coin at the way to the account while money waits there, a dot while only news do; read aloud after the name that it stands beside.
 * Where the name has an icon it lies over that, else beside the text.
 */
export default function WaitingMark() {
  const isMoney = !!waiting.value && sumOf(waiting.value) > 0n
  const isNews = found.value === 'news'
  if (!isMoney && !isNews) return null
  return (
    <>
      <i class={mark} data-news={!isMoney} aria-hidden="true" />
      <span class={visuallyHidden}>
        {isMoney && t('waiting.mark')}
        {isNews && t('waiting.news')}
      </span>
    </>
  )
}
