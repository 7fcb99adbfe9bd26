import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Abi, Hex } from 'viem'
import { compileSolidity, SOLIDITY_SETTINGS, type Sources } from './solidity'

const CONTRACT_NAMES = ['Coin', 'Dragon', 'Card', 'Activation', 'Auction', 'EntryPoint', 'SmartAccount'] as const

export interface Artifact {
  abi: Abi
  bytecode: Hex
}
export type Artifacts = Record<(typeof CONTRACT_NAMES)[number], Artifact>

const SOURCES_FOLDER = fileURLToPath(new URL('./contracts/', import.meta.url))
const CACHE_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/sandbox-contracts/', import.meta.url))

const require = createRequire(import.meta.url)

/** The compiled contracts, from a cache unless a source, a setting or the compiler has changed. */
export async function compileContracts(): Promise<Artifacts> {
  const sources = await readSources()
  const cachePath = join(CACHE_FOLDER, `${cacheKey(sources)}.json`)
  const cached = await readFile(cachePath, 'utf8').catch(() => null)
  if (cached !== null) return JSON.parse(cached) as Artifacts
  const compiled = compileSolidity(sources)
  const artifacts = Object.fromEntries(CONTRACT_NAMES.map((name) => [name, compiled.get(name)]))
  await mkdir(CACHE_FOLDER, { recursive: true })
  // Two runs may compile at once; renaming keeps either from reading the other's half-written file.
  const unfinished = `${cachePath}.${randomUUID()}`
  await writeFile(unfinished, JSON.stringify(artifacts))
  await rename(unfinished, cachePath)
  return artifacts as Artifacts
}

async function readSources(): Promise<Sources> {
  const files = (await readdir(SOURCES_FOLDER)).filter((file) => file.endsWith('.sol')).sort()
  const texts = files.map(async (file) => [file, await readFile(join(SOURCES_FOLDER, file), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(texts))
}

function cacheKey(sources: Sources): string {
  const packages = ['solc/package.json', '@openzeppelin/contracts/package.json']
  const versions = packages.map((file) => (require(file) as { version: string }).version)
  const parts = JSON.stringify([sources, SOLIDITY_SETTINGS, CONTRACT_NAMES, versions])
  return createHash('sha256').update(parts).digest('hex').slice(0, 32)
}
