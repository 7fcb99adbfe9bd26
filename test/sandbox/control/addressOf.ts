import { networkInterfaces } from 'node:os'

const EVERYWHERE = ['0.0.0.0', '::']

/** The name under which others reach a server on this host: the machine's own address if it listens everywhere. */
export function addressOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  if (!EVERYWHERE.includes(host)) return host
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  return found?.address ?? 'localhost'
}
