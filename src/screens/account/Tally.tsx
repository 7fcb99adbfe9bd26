import { t } from '../../i18n'
import { user } from '../../state/session'
import { Figures } from '../../ui/lists/Figures'

/** The number of assets, from the game's own count, because the list below loads page by page. Spec 3. */
export function Tally() {
  const { heroCount, equipmentCount, magicEquipmentCount, stoneCount } = user.value ?? {}
  return (
    <Figures
      items={[
        { label: t('market.tab_hero'), value: heroCount ?? '–' },
        { label: t('market.tab_equip'), value: equipmentCount ?? '–' },
        { label: t('market.tab_lingshi'), value: stoneCount ?? '–' },
        { label: t('account.artifacts'), value: magicEquipmentCount ?? '–' },
      ]}
    />
  )
}
