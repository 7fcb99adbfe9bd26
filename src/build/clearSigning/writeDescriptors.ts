import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildConfig } from '../buildConfig'
import { toDescriptors } from './descriptors'
import { toVectors } from './vectors'

/**
 * Writes what a registry of ERC-7730 takes: a descriptor for each pinned contract and coin, and its vectors in
 * `testsv2`.
 * @throws {Error} naming every write without a format or a vector
 */
export async function writeDescriptors(folder: string, config: BuildConfig, owner: string): Promise<void> {
  await mkdir(join(folder, 'testsv2'), { recursive: true })
  const write = (name: string, content: unknown) =>
    writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  for (const [name, descriptor] of toDescriptors(config, owner)) {
    await write(name, descriptor)
    await write(join('testsv2', name.replace('.json', '.tests.json')), toVectors(name, descriptor, config))
  }
}
