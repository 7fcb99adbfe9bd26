import { t } from '../../i18n'
import { user } from '../../state/session'
import { held } from './Held.style'

/** The counts that the game keeps of a player. Spec 3. */
const COUNTS = [
  ['hero', 'heroCount'],
  ['equip', 'equipmentCount'],
  ['lingshi', 'stoneCount'],
] as const

/** How many they hold of each kind that the game counts; the list itself loads page by page. */
export function Held() {
  return (
    <ul class={held}>
      {COUNTS.map(([kind, count]) => (
        <li key={kind}>
          <b>{user.value?.[count] ?? '–'}</b> {t(`market.tab_${kind}`)}
        </li>
      ))}
    </ul>
  )
}
