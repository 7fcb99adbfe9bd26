import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Solidity texts by file name. */
export type Sources = Record<string, string>

/** forge's settings for the tests are the same, so that both run the same bytecode. */
export const SOLIDITY_SETTINGS = { optimizer: { enabled: true, runs: 200 }, evmVersion: 'cancun' } as const

interface Output {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}
interface Compiler {
  compile(input: string, callbacks: { import(path: string): { contents: string } | { error: string } }): string
}

const require = createRequire(import.meta.url)

/**
 * Compiles with the solc package, resolving imports among the installed packages.
 * @returns the compiled contracts by name
 */
export function compileSolidity(sources: Sources): Map<string, { abi: unknown; bytecode: string }> {
  // Loaded here, not above: it takes half a second, which a start from the cache should not pay.
  const compiler = require('solc') as Compiler
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([file, content]) => [file, { content }])),
    settings: { ...SOLIDITY_SETTINGS, outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const output = JSON.parse(compiler.compile(JSON.stringify(input), { import: readImport })) as Output
  const messages = (output.errors ?? []).map((error) => error.formattedMessage)
  if (messages.length > 0) throw new Error(`the contracts do not compile cleanly\n${messages.join('\n')}`)
  const compiled = Object.keys(sources).flatMap((file) => Object.entries(output.contracts[file] ?? {}))
  return new Map(compiled.map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }]))
}

function readImport(path: string): { contents: string } | { error: string } {
  try {
    return { contents: readFileSync(require.resolve(path), 'utf8') }
  } catch (error) {
    return { error: String(error) }
  }
}
