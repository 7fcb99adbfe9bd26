import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    watch: { type: 'boolean', default: false },
  },
})
const { buildSite, watchSite } = await tsImport('./src/build/site.ts', import.meta.url)
const { readBuildConfig } = await tsImport('./src/build/buildConfig.ts', import.meta.url)

try {
  const config = readBuildConfig(process.env)
  if (values.watch) await watchSite({ out: values.out, config })
  else await buildSite({ out: values.out, config })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
