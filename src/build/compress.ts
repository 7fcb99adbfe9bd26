import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = /\.(html|js|css|json|svg|txt|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * How brotli may write distances, RFC 7932 4: which fits a file's repetitions best only a try tells, and on the small
 * files here that is half a percent.
 */
const DISTANCES = [
  { postfix: 0, direct: 0 },
  { postfix: 0, direct: 11 },
  { postfix: 1, direct: 10 },
] as const

/** Compresses as tightly as brotli can: tries several codings and keeps the smallest. */
export async function toBrotli(content: Buffer): Promise<Buffer> {
  const tries = DISTANCES.map(({ postfix, direct }) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  )
  return (await Promise.all(tries)).reduce((best, packed) => (packed.length < best.length ? packed : best))
}

/** Writes a .br and a .gz beside every text file of a folder, for servers that send such files as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  })
  const files = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const content = await readFile(path)
      await Promise.all([
        toBrotli(content).then((packed) => writeFile(`${path}.br`, packed)),
        zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
      ])
    }),
  )
}
