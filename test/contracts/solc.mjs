#!/usr/bin/env node
// The compiler package under the command line that forge expects of a native solc: the version, or JSON in, JSON out.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

if (process.argv.includes('--version')) {
  // Asked at every start; loading the compiler to hear its own words would take half a second.
  const { version } = require('solc/package.json')
  process.stdout.write(
    `solc, the solidity compiler commandline interface\nVersion: ${version}+commit.00000000.Node.js\n`,
  )
} else {
  process.stdout.write(require('solc').compile(readFileSync(0, 'utf8')))
}
