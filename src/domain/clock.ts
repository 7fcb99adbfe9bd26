/** The Date header has whole seconds and travels: less than this is no skew. */
const NOISE_SECONDS = 2

/** How far the server's clock is ahead of the device's. Waiting times run on the server's. */
export function skewOf(serverSeconds: number, deviceMs: number): number {
  const skew = serverSeconds - Math.floor(deviceMs / 1000)
  return Math.abs(skew) <= NOISE_SECONDS ? 0 : skew
}

/** The server's time now, Unix seconds. */
export const serverNow = (skewSeconds: number, deviceMs: number): number => Math.floor(deviceMs / 1000) + skewSeconds
