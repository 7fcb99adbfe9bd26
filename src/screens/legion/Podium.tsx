import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { Avatar } from '../../ui/art/Avatar'
import { Icon } from '../../ui/art/Icon'
import { crownIcon } from '../../ui/art/icons/crown'

const podium = css`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  margin: 6px 0 0;
  padding: 0 4px;
  border-bottom: 2px solid var(--amber);
  & > li {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: center;
    min-width: 0;
    max-width: 10rem;
    margin: 0 4px;
    position: relative;
    padding: 10px 4px 8px;
    border: 1px solid var(--line);
    border-bottom: 0;
    border-radius: 14px 14px 0 0;
    background: var(--fill-veil);
    box-shadow: var(--sheen);
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > li:nth-child(1) {
    order: 2;
    padding-bottom: 30px;
    border-color: var(--gold);
    background: linear-gradient(var(--mist), var(--on-gold));
    color: var(--gold);
  }
  & > li:nth-child(2) {
    order: 1;
    padding-bottom: 18px;
    border-color: var(--edge);
  }
  & > li:nth-child(3) {
    order: 3;
    border-color: var(--amber);
  }
  /* Without a line of its own on the podium's. */
  & > [aria-current] {
    border-width: 2px 2px 0;
  }
  & > li > b {
    display: flex;
    align-items: center;
    font: 700 1.25rem / 1.2 var(--display);
  }
  & b > svg {
    margin-right: 4px;
  }
  /* On the upper edge: it covers nothing, and makes no column higher. */
  & em {
    position: absolute;
    top: -11px;
    left: 50%;
    padding: 0 8px;
    border-radius: 9px;
    background: var(--fill-gold);
    color: var(--on-gold);
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;
    line-height: 1.5;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  & > li > small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    font-size: 0.75rem;
    line-height: 1.5;
    color: var(--soft);
  }
  & small > svg {
    margin-right: 3px;
  }
  & > li > strong {
    max-width: 100%;
    font-size: 0.9375rem;
    line-height: 1.3;
    color: var(--text);
  }
  & > li > span {
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.3;
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 62rem) {
    & > li {
      max-width: none;
    }
    & > li > b {
      font-size: 1.5rem;
    }
    & > li > svg {
      width: 80px;
      height: 80px;
      margin: 6px 0;
    }
    & > :first-child > svg {
      width: 96px;
      height: 96px;
    }
    & > li:nth-child(1) {
      padding-bottom: 44px;
    }
    & > li:nth-child(2) {
      padding-bottom: 26px;
    }
  }
`

export type PodiumPlace = {
  rank: number
  /** Player id or address, for the crest. */
  seed: string
  name: string
  /** Points or prize. */
  text: ComponentChildren
  /** On the player's own place: "You". */
  mark?: string | undefined
  /** Such as the player's level. */
  note?: ComponentChildren
}

export type PodiumProps = {
  label: string
  /** First, second, third: read in this order, shown with the first in the middle. */
  places: ReadonlyArray<PodiumPlace>
}

/** The best three. */
export function Podium({ label, places }: PodiumProps) {
  return (
    <ol class={podium} aria-label={label}>
      {places.slice(0, 3).map(({ rank, seed, name, text, mark, note }) => (
        <li key={rank} aria-current={mark ? 'true' : undefined}>
          <b>
            {rank === 1 && <Icon path={crownIcon} size={20} />}
            {rank}
          </b>
          <Avatar seed={seed} size={rank === 1 ? 52 : 44} />
          {mark && <em>{mark}</em>}
          <strong>{name}</strong>
          {note && <small>{note}</small>}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
