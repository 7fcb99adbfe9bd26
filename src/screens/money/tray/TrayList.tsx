import { css, keyframes } from 'goober'
import type { ComponentChildren } from 'preact'
import { Badge } from '../../../ui/art/Badge'
import { Icon } from '../../../ui/art/Icon'
import { copyIcon } from '../../../ui/art/icons/copy'
import { externalIcon } from '../../../ui/art/icons/external'
import { IconButton } from '../../../ui/inputs/IconButton'
import type { Tone } from '../../../ui/states/tone'

const step = keyframes`
  from {
    transform: scale(0.8);
    opacity: 0;
  }
`

const tray = css`
  & > li {
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--night);
  }
  & > li:not(:last-child) {
    margin-bottom: 10px;
  }
  & > [data-tone='bad'] {
    border-color: var(--red);
  }
  & > [data-tone='warning'] {
    border-color: var(--amber);
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin: -4px;
  }
  & > li > div > * {
    margin: 4px;
  }
  & > li > div:first-child > span {
    animation: ${step} 0.18s ease-out;
  }
  & > li > div:not(:first-child) {
    margin-top: 4px;
  }
  & h3 {
    min-width: 0;
    font-size: 1.0625rem;
  }
  & p {
    margin-top: 6px;
    font-size: var(--small);
    color: var(--soft);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: var(--small);
  }
  & a > svg {
    margin-left: 6px;
  }
  & span > button {
    vertical-align: middle;
  }
`

export type TrayEntry = {
  id: string
  /** The action: "Bid on Frostfang". */
  title: string
  /** Its step, in a word. */
  step: string
  tone: Tone
  /** Since when; `usual`: how long this took on this device before. */
  since: string
  usual?: string | undefined
  /** What it means for the player, or what to do. */
  note?: ComponentChildren | undefined
  explorer?: { href: string; text: string; copy?: { label: string; onCopy: (href: string) => void } } | undefined
  action?: ComponentChildren
}

export interface TrayListProps {
  label: string
  entries?: readonly TrayEntry[]
  /** Rows that draw themselves, above the others. */
  children?: ComponentChildren
}

/** The player's unfinished and latest transactions. */
export function TrayList({ label, entries = [], children }: TrayListProps) {
  return (
    <ul class={tray} aria-label={label}>
      {children}
      {entries.map((entry) => (
        <TrayRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

/** One transaction: action, step, since when, what to do. */
export function TrayRow({ entry }: { entry: TrayEntry }) {
  const { title, step, tone, since, usual, note, explorer, action } = entry
  return (
    <li data-tone={tone}>
      <div>
        <h3>{title}</h3>
        <Badge key={step} tone={tone}>
          {step}
        </Badge>
      </div>
      <p>
        {since}
        {usual && ` · ${usual}`}
      </p>
      {note && <p>{note}</p>}
      {(explorer || action) && (
        <div>
          {explorer && (
            <span>
              <a href={explorer.href} target="_blank" rel="noopener noreferrer">
                {explorer.text}
                <Icon path={externalIcon} size={16} />
              </a>
              {explorer.copy && (
                <IconButton
                  icon={copyIcon}
                  label={explorer.copy.label}
                  onClick={() => explorer.copy?.onCopy(explorer.href)}
                />
              )}
            </span>
          )}
          {action}
        </div>
      )}
    </li>
  )
}
