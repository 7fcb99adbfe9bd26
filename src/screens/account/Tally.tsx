import { t } from '../../i18n'
import { user } from '../../state/session'

/** How many there are, as the game counts them: the list below comes page by page. Spec 3. */
export function Tally() {
  const player = user.value
  return (
    player && (
      <p>
        {t('account.counts', {
          heroes: player.heroCount,
          equipment: player.equipmentCount,
          artifacts: player.magicEquipmentCount,
          stones: player.stoneCount,
        })}
      </p>
    )
  )
}
