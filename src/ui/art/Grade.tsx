import { css } from 'goober'
import type { GradeBand } from './gradeBand'

const grade = css`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 1px 9px 1px 4px;
  border: 1px solid var(--band);
  border-radius: 12px;
  background: var(--shade);
  color: var(--band);
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.3;
  & > svg {
    flex: none;
    margin-right: 4px;
  }
`

/** Class: sets `--band`, the colour of a rarity, and `--aura`, the light that it sheds, from `data-band`. */
export const bandColour = css`
  --band: #c3bdd3;
  --aura: transparent;
  &[data-band='2'] {
    --band: #7fdcb0;
  }
  &[data-band='3'] {
    --band: #86bdff;
  }
  &[data-band='4'] {
    --band: #d3a6ff;
    --aura: var(--band);
  }
  &[data-band='5'] {
    --band: #ffd27a;
    --aura: var(--band);
  }
`

const SHIELD = 'M8 1l6 2v5c0 4-2.5 6-6 7-3.5-1-6-3-6-7V3Z'

/** One shape for each band, so that rarity shows without colour: a bar, two, a rhombus, a star, a crown. */
const SIGNS = [
  'M5 8h6',
  'M5 6.5h6M5 9.5h6',
  'M8 4.5 11 8l-3 3.5L5 8Z',
  'M8 4v7.5M4.5 7.7h7M5.5 5.2l5 5M10.5 5.2l-5 5',
  'M4.5 10.5 4 5.5l2.2 2L8 4.5l1.8 3 2.2-2-.5 5Z',
]

export type GradeProps = {
  /** From `gradeBand(grade)`. */
  band: GradeBand
  /** The word and number: "Epic 17". */
  text: string
}

/** The rarity of an asset: shield with a sign, word and colour. */
export function Grade({ band, text }: GradeProps) {
  return (
    <span class={`${grade} ${bandColour}`} data-band={band}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
        aria-hidden="true"
      >
        <path d={`${SHIELD}${SIGNS[band - 1] ?? ''}`} />
      </svg>
      {text}
    </span>
  )
}
