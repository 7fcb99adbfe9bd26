import type { Coin } from '../../domain/coin'
import { t } from '../../i18n'
import { type PricesProps, priceFacts } from './Prices'
import { priceTiles } from './PriceTiles.style'

export interface PriceTilesProps<Name extends Coin> extends PricesProps<Name> {
  current: Name
  onSelect: (coin: Name) => void
}

/** The coin to pay with, chosen by its price. */
export const PriceTiles = <Name extends Coin>({ current, onSelect, ...prices }: PriceTilesProps<Name>) => (
  <fieldset class={priceTiles} aria-label={t('collectibles.price')}>
    {priceFacts(prices).map(({ coin, label, text, price, value }) => (
      <label key={coin} data-on={coin === current}>
        <input
          type="radio"
          name="forge-coin"
          value={coin}
          aria-label={`${price}, ${label}`}
          checked={coin === current}
          onChange={() => onSelect(coin as Name)}
        />
        {value} <small>{text || label}</small>
      </label>
    ))}
  </fieldset>
)
