import { t } from '../../i18n'
import { user } from '../../state/session'

/** The number of assets, from the game's own count, because the list below loads page by page. Spec 3. */
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
