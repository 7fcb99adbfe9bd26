import { signal } from '@preact/signals'

/** Server time minus device time, in seconds. */
export const clockSkew = signal(0)
