#!/usr/bin/env node
// The compiler package under the command line that forge expects of a native solc: the version, or JSON in, JSON out.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const solc = createRequire(import.meta.url)('solc')

if (process.argv.includes('--version')) {
  const version = solc.version().replace('.Emscripten.clang', '.Linux.g++')
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`)
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
}
