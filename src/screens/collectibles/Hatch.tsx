import { reviewMoney } from '../../actions/money/reviewMoney'
import { SKILLS } from '../../domain/marketFilters'
import { ElementMark } from '../../ui/art/elements/ElementMark'
import { CollectionPage } from './CollectionPage'
import { Egg } from './Egg'
import { Forge } from './Forge'
import { tiltOf } from './tiltOf'
import { elementText } from './words'

/** Hatching a small dragon. Spec 2, 4. */
export function Hatch() {
  return (
    <CollectionPage current="hatch">
      <Forge
        making="hatch"
        gallery={SKILLS.map((skill, index) => (
          <li key={skill} style={tiltOf(index, SKILLS.length)}>
            <div>
              <Egg skill={skill} />
              <ElementMark of="skill" value={skill} text={elementText('dragon', skill)} />
            </div>
          </li>
        ))}
        onMake={(coin) => reviewMoney('hatch', null, { coin })}
      />
    </CollectionPage>
  )
}
