import '../support/config'
import { writeFile } from 'node:fs/promises'

// After the configuration, which the API door needs as soon as it is loaded.
const { catalogueTable } = await import('./support/catalogueTable')
await writeFile(new URL('../sandbox/api/CATALOGUE.md', import.meta.url), await catalogueTable())
