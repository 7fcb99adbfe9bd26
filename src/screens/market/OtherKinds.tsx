import { config } from '../../config'
import { type MarketTab, toMarketFilters } from '../../domain/marketFilters'
import { t } from '../../i18n'
import { marketPath } from './marketPath'
import { otherKinds } from './OtherKinds.style'

/** A drawn card of each kind. */
const CARDS = {
  hero: 'hero-1-5b',
  dragon: 'dragon-1-5a3',
  equip: 'equip-2-5a',
  pet: 'pet-4-5a',
  lingshi: 'lingshi-5-5a',
} as const

/** The ways from a kind without offers to all the others, each with one of its cards. */
export function OtherKinds({ tab }: { tab: MarketTab }) {
  const kinds = (['hero', 'dragon', 'equip', 'pet', 'lingshi'] as const).filter((kind) => kind !== tab)
  return (
    <div class={otherKinds}>
      <p>{t('market.kinds')}</p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={marketPath({ ...toMarketFilters(''), tab: kind })}>
              <img src={`${config.artBase}/${CARDS[kind]}.svg`} alt="" width={92} height={80} />
              {t(`market.tab_${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
