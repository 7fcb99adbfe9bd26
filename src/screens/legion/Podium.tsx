import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { Avatar } from '../../ui/art/Avatar'
import { Icon } from '../../ui/art/Icon'
import { crownIcon } from '../../ui/art/icons/crown'

const podium = css`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  margin: 0;
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
    padding: 6px 4px;
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
  & > [aria-current] {
    box-shadow: inset 0 0 0 2px var(--gold);
  }
  & > li > b {
    display: flex;
    align-items: center;
    font: 700 1.25rem / 1.2 var(--display);
  }
  & b > svg {
    margin-right: 4px;
  }
  /* Over the lower edge of the crest: it makes no column higher. */
  & em {
    position: relative;
    margin: -14px 0 0;
    padding: 0 8px;
    border-radius: 9px;
    background: var(--fill-gold);
    color: var(--on-gold);
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;
    line-height: 1.5;
  }
  & > li > strong {
    max-width: 100%;
    font-size: 0.9375rem;
    line-height: 1.3;
    color: var(--text);
  }
  & > li > span {
    font-size: var(--small);
    line-height: 1.3;
    color: var(--soft);
  }
  @media (min-width: 62rem) {
    & > li {
      max-width: none;
    }
    & > li > svg {
      width: 64px;
      height: 64px;
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
      {places.slice(0, 3).map(({ rank, seed, name, text, mark }) => (
        <li key={rank} aria-current={mark ? 'true' : undefined}>
          <b>
            {rank === 1 && <Icon path={crownIcon} size={20} />}
            {rank}
          </b>
          <Avatar seed={seed} size={rank === 1 ? 44 : 36} />
          {mark && <em>{mark}</em>}
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
