import { signal } from '@preact/signals'

/** Server time minus device time, in seconds. */
export const clockSkew = signal(0)
/** Whether that was learned from the server in this visit; until then the device's clock is taken for right. */
export const isClockKnown = signal(false)
