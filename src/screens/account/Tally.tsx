import { t } from '../../i18n'
import { user } from '../../state/session'
import { userError } from '../../state/userError'
import { Figures } from '../../ui/lists/Figures'
import { Skeleton } from '../../ui/states/Skeleton'

/** The number of assets, from the game's own count, because the list below loads page by page. Spec 3. */
export function Tally() {
  const { heroCount, equipmentCount, magicEquipmentCount, stoneCount } = user.value ?? {}
  const unknown = userError.value ? '–' : <Skeleton width="2rem" isFigure />
  return (
    <Figures
      items={[
        { label: t('market.tab_hero'), value: heroCount ?? unknown },
        { label: t('market.tab_equip'), value: equipmentCount ?? unknown },
        { label: t('account.artifacts'), value: magicEquipmentCount ?? unknown },
        { label: t('market.tab_lingshi'), value: stoneCount ?? unknown },
      ]}
    />
  )
}
