import type { Coin } from '../../domain/coin'
import { parseAmount } from '../../domain/parseAmount'
import { Cluster } from '../lists/Cluster'
import { amountText } from '../money/amountText'
import { Button } from './Button'

export interface ReadingsProps {
  /** Each written unambiguously. */
  readings: readonly string[]
  coin: Coin
  decimals: number
  onChoose: (text: string) => void
}

/** The amounts that may have been meant, one of which the player takes with a tap. */
export function Readings({ readings, coin, decimals, onChoose }: ReadingsProps) {
  return (
    <Cluster fill>
      {readings.map((reading) => (
        <Button key={reading} onClick={() => onChoose(reading)}>
          {`${amountText(parseAmount(reading, decimals), coin)} ${coin}?`}
        </Button>
      ))}
    </Cluster>
  )
}
