import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { Icon } from '../art/Icon'
import { checkIcon } from '../art/icons/check'
import { infoIcon } from '../art/icons/info'
import { warningIcon } from '../art/icons/warning'
import type { Tone } from './tone'

const notice = css`
  --tone: var(--teal);
  display: flex;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-left: 3px solid var(--tone);
  border-radius: var(--round);
  background: var(--night);
  font-size: 0.9375rem;
  & > svg {
    flex: none;
    margin-right: 10px;
    color: var(--tone);
  }
  & > div {
    min-width: 0;
  }
  & > div > :not(:first-child) {
    margin-top: 8px;
  }
  & [data-kind='quiet'] {
    padding-left: 0;
  }
  &[data-tone='good'] {
    --tone: var(--green);
  }
  &[data-tone='warning'] {
    --tone: var(--amber);
  }
  &[data-tone='bad'] {
    --tone: var(--red);
  }
`

export type NoticeProps = {
  tone?: Tone
  children: ComponentChildren
  action?: ComponentChildren
  /** Announced at once: for what appears after an action of the player. */
  live?: boolean
}

/** A message that stays in the page: a rule, a warning, a result. */
export function Notice({ tone = 'info', children, action, live }: NoticeProps) {
  return (
    <div class={notice} data-tone={tone} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon
        path={tone === 'good' ? checkIcon : tone === 'warning' || tone === 'bad' ? warningIcon : infoIcon}
        size={22}
      />
      <div>
        <div>{children}</div>
        {action && <div>{action}</div>}
      </div>
    </div>
  )
}
