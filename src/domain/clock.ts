/** Differences up to this are no skew: the Date header has whole seconds and takes time to arrive. */
const NOISE_SECONDS = 2

/** Seconds by which the server's clock is ahead of the device's. Waiting times run on the server's. */
export function skewOf(serverSeconds: number, deviceMs: number): number {
  const skew = serverSeconds - Math.floor(deviceMs / 1000)
  return Math.abs(skew) <= NOISE_SECONDS ? 0 : skew
}

/** The server's time now, Unix seconds. */
export const serverNow = (skewSeconds: number, deviceMs: number): number => Math.floor(deviceMs / 1000) + skewSeconds
