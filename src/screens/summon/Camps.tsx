import { css } from 'goober'
import { CAMPS } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { campWord } from '../../ui/art/assetWords'
import { Sample } from '../../ui/art/Sample'
import { Panel } from '../../ui/lists/Panel'

const camps = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(3.1rem, 1fr));
  grid-gap: 8px 6px;
  & > li {
    /* Each word on its own line, so that the names of all camps are equally high. */
    word-spacing: 4rem;
    font-size: 0.75rem;
    line-height: 1.3;
    text-align: center;
    color: var(--soft);
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    margin-bottom: 4px;
    border-radius: 8px;
    background: var(--mist);
  }
`

/** Where heroes come from, a hero of each camp: whose grade and stars a summon brings is not known before. */
export const Camps = () => (
  <Panel title={t('summon.who')}>
    <ul class={camps}>
      {CAMPS.map((camp) => (
        <li key={camp}>
          <Sample kind="hero" element={camp} />
          {campWord({ camp })}
        </li>
      ))}
    </ul>
  </Panel>
)
