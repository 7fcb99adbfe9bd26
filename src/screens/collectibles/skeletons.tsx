import { Skeleton } from '../../ui/states/Skeleton'
import { gallery } from './Forge.style'
import { frame, shelf, shelves } from './Shelf.style'
import { tiltOf } from './tiltOf'

const FIVE = [0, 1, 2, 3, 4]

/** Two camps of the album that are loading: their frames. */
export const albumSkeleton = (
  <div class={shelves} aria-hidden="true">
    {[0, 1].map((camp) => (
      <div key={camp} class={shelf}>
        <Skeleton width="9rem" height="1.75rem" />
        <br />
        <ul>
          {FIVE.map((each) => (
            <li key={each}>
              <div class={frame}>
                <div />
              </div>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** Dragons that are loading: the row of all, and the large one. */
export const stableSkeleton = (
  <div aria-hidden="true">
    <Skeleton height="6rem" />
    <br />
    <Skeleton height="24rem" />
  </div>
)

/** What can be made, while its prices are loading. */
export const forgeSkeleton = (making: 'mint' | 'hatch') => (
  <ul class={gallery} data-making={making} aria-hidden="true">
    {FIVE.slice(making === 'mint' ? 1 : 0).map((each, index, all) => (
      <li key={each} style={tiltOf(index, all.length)}>
        <div>
          <i />
        </div>
      </li>
    ))}
  </ul>
)
