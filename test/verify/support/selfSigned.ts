import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A key and a certificate for localhost that vouches for itself, both in PEM. RFC 5280, in DER by hand. */
export function selfSigned(name: string, days = 90): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = sequence(set(sequence(der(0x06, '550403'), der(0x0c, Buffer.from(name)))))
  const signed = sequence(
    der(0xa0, der(0x02, '02')),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SHA256_WITH_ECDSA,
    issuer,
    sequence(time(-1), time(days)),
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        // The names it is for, then that it may sign itself.
        extension('551d11', sequence(der(0x82, Buffer.from('localhost')))),
        extension('551d13', sequence(der(0x01, 'ff'))),
      ),
    ),
  )
  const signature = createSign('sha256').update(signed).sign(privateKey)
  const whole = sequence(signed, SHA256_WITH_ECDSA, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function der(tag: number, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)))
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const set = (...parts: Buffer[]): Buffer => der(0x31, ...parts)
const extension = (id: string, value: Buffer): Buffer => sequence(der(0x06, id), der(0x04, value))
const SHA256_WITH_ECDSA = sequence(der(0x06, '2a8648ce3d040302'))

/** So many days from now, as GeneralizedTime. */
const time = (days: number): Buffer =>
  der(0x18, Buffer.from(`${new Date(Date.now() + days * 86_400_000).toISOString().replace(/[-:T]|\.\d+/g, '')}`))
