import { reviewMoney } from '../../actions/money/reviewMoney'
import { SKILLS } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { CollectionPage } from './CollectionPage'
import { ElementMark } from './elements/ElementMark'
import { Forge } from './Forge'
import { Sample } from './Sample'
import { elementText } from './words'

/** Hatching a small dragon. Spec 2, 4. */
export function Hatch() {
  return (
    <CollectionPage current="hatch">
      <Forge
        making="hatch"
        gallery={SKILLS.map((skill) => (
          <li key={skill}>
            <Sample kind="dragon" element={skill} />
            <ElementMark of="skill" value={skill} text={elementText('dragon', skill)} />
          </li>
        ))}
        action={
          <Button kind="primary" wide onClick={() => reviewMoney('hatch', null)}>
            {t('collectibles.hatch')}
          </Button>
        }
      />
    </CollectionPage>
  )
}
