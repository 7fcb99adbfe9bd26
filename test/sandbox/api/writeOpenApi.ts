import '../../support/config'
import { writeFile } from 'node:fs/promises'

// After the configuration, which the API door needs as soon as it is loaded.
const { writeOpenApi } = await import('./openapi')
await writeFile(new URL('openapi.json', import.meta.url), await writeOpenApi())
