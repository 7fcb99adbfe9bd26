import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawArt } from './art/drawArt'

/** Writes every picture into the site. @returns the folder's address, which carries a hash of all of them */
export async function writeArt(folder: string): Promise<string> {
  const pictures = drawArt()
  const hash = createHash('sha256')
  for (const { name, svg } of pictures) hash.update(name).update(svg)
  const base = `/art/${hash.digest('hex').slice(0, 8)}`
  await mkdir(join(folder, base), { recursive: true })
  await Promise.all(pictures.map(({ name, svg }) => writeFile(join(folder, base, `${name}.svg`), svg)))
  return base
}
