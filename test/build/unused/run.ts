import { findUnused } from './findUnused'
import { readProject } from './project'

/** Prints what nothing uses, and fails over it. */
const found = findUnused(readProject())
for (const line of found) console.log(line)
process.exitCode = found.length > 0 ? 1 : 0
