import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

/** `npm run build`: the site for the deployment that the environment or .env describes, into dist/. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    // For engines that turn out not to bear Trusted Types.
    'no-trusted-types': { type: 'boolean', default: false },
  },
})

try {
  const { readBuildConfig } = await tsImport('./src/build/buildConfig.ts', import.meta.url)
  const { buildSite } = await tsImport('./src/build/site.ts', import.meta.url)
  const config = readBuildConfig(process.env)
  await buildSite({ out: values.out, config, trustedTypes: !values['no-trusted-types'] })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
