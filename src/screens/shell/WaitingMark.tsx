import { css } from 'goober'
import { sumOf } from '../../domain/waiting'
import { t } from '../../i18n'
import { mark as found, waiting } from '../../state/waiting'
import { visuallyHidden } from '../../ui/text/visuallyHidden'

const mark = css`
  width: 14px;
  height: 14px;
  margin-left: 8px;
  border: 2px solid var(--ink);
  border-radius: 3px;
  background: var(--gold);
  transform: rotate(45deg);
  &[data-news='true'] {
    border-radius: 50%;
    background: var(--teal);
  }
  svg ~ & {
    position: absolute;
    top: 6px;
    left: 50%;
  }
  /* What it leads to is in view. */
  [aria-current='page'] > & {
    display: none;
  }
`

/**
 * A golden diamond at the way to the account while money waits there, a dot while only news do; read aloud after the name
 * that it stands beside. Where the name has an icon it lies over that, else beside the text.
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
