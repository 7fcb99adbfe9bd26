import { css } from 'goober'
import { CAMPS } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { campWord } from '../../ui/art/assetWords'
import { ElementMark } from '../../ui/art/elements/ElementMark'

const signs = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: 8px 0 4px;
  & > li {
    /* Each word on its own line, so that the names of all camps are equally high. */
    word-spacing: 7rem;
    word-break: break-word;
    font-size: 0.75rem;
    line-height: 1.2;
    text-align: center;
  }
  & > li > span {
    display: block;
  }
  & > li svg {
    display: block;
    margin: 0 auto 2px;
  }
  /* The panel beside the altar has a picture of each. */
  @media (min-width: 62rem) {
    display: none;
  }
`

/** What a ticket may bring on a phone, where the pictures of the camps are below the first view. */
export const CampSigns = () => (
  <ul class={signs} data-part="camps" aria-label={t('summon.who')}>
    {CAMPS.map((camp) => (
      <li key={camp}>
        <ElementMark of="camp" value={camp} text={campWord({ camp })} size={20} />
      </li>
    ))}
  </ul>
)
