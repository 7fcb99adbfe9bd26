import type { Tx } from '../db/database'

const SERVERS = [
  ['1', 'Azure Gate', '蒼門'],
  ['2', 'Emberfall', '燼落'],
  ['3', 'Moonwell', '月井'],
  ['4', 'Thunder Peak', '雷峰'],
] as const

/** Site settings and servers. Spec 3. */
export async function seedSite(tx: Tx, coinAddress: string): Promise<void> {
  const settings = {
    coin_contract_address: coinAddress,
    android_url: 'https://example.com/download/android',
    ios_url: 'https://example.com/download/ios',
    website_url: 'https://example.com/',
    twitter_url: 'https://example.com/twitter',
    telegram_url: 'https://example.com/telegram',
    whitepaper_url: 'https://example.com/whitepaper',
    wathsapp_url: 'https://example.com/whatsapp',
  }
  for (const [key, value] of Object.entries(settings)) await tx.insert('settings', { key, value })
  for (const [server_id, name_en, name_zh] of SERVERS) {
    await tx.insert('servers', { server_id, number: Number(server_id), name_en, name_zh })
  }
}
