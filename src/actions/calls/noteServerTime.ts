import { skewOf } from '../../domain/clock'
import { clockSkew, isClockKnown } from '../../state/clock'

/** Notes how far the device's clock is from the server's. @param seconds the server's time now, Unix seconds */
export function noteServerTime(seconds: number): void {
  clockSkew.value = skewOf(seconds, Date.now())
  isClockKnown.value = true
}
