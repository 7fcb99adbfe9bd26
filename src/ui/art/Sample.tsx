import { config } from '../../config'
import type { AssetKind } from '../../domain/asset'
import { artName } from './artName'
import { Picture } from './Picture'

/** A grade of the highest band, which has the best pictures. */
const GRADE = 24

/** A drawn picture of what may come. @param element camp, or skill type of a dragon: 1 to 5 */
export function Sample({ kind, element }: { kind: AssetKind; element: number }) {
  const name = artName({ kind, camp: element, skill: element, grade: GRADE, id: kind, stage: 5 })
  return <Picture src={`${config.artBase}/${name}.svg`} alt="" width={240} height={320} />
}
