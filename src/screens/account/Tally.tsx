import { t } from '../../i18n'
import { user } from '../../state/session'
import { userError } from '../../state/userError'
import { Figures } from '../../ui/lists/Figures'
import { Pending } from '../../ui/states/Pending'

/** The number of assets, from the game's own count, because the list below loads page by page. Spec 3. */
export function Tally() {
  const { heroCount, equipmentCount, magicEquipmentCount, stoneCount } = user.value ?? {}
  const unknown = userError.value ? '–' : <Pending width="2rem" />
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
