import type { Quirks } from './quirks'
import type { Question, World } from './world'

interface Asked {
  /** hex of UTF-8, or plain text */
  message: string
  account: string
}

/** personal_sign by this wallet: asks, signs, and corrupts the signature as the quirks say. */
export async function sign(
  quirks: Quirks['sign'],
  { message, account }: Asked,
  decide: (question: Question) => Promise<void>,
  world: World,
): Promise<unknown> {
  await decide({ kind: 'sign', account, text: readText(message) })
  if (quirks.hang) return new Promise(() => {})
  const signer = quirks.other ? world.otherAccount() : account
  const signature = String(await world.rpc('personal_sign', [message, signer]))
  if (quirks.short) return signature.slice(0, 66)
  return quirks.v01 ? signature.replace(/1b$/, '00').replace(/1c$/, '01') : signature
}

/** The text behind the hex to sign; anything else is shown as it came. */
function readText(message: string): string {
  const bytes = /^0x((?:[0-9a-f]{2})*)$/i.exec(message)?.[1]?.match(/../g)
  return bytes ? new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))) : message
}
