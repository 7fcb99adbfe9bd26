import '../support/config'
import { parseArgs } from 'node:util'
import { buildSite } from '../../src/build/site'
import { sandboxConfig } from '../support/config'
import { DEPLOYED_ADDRESSES } from './chain/addresses'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const { artBase: _art, version: _version, ...config } = sandboxConfig(DEPLOYED_ADDRESSES)

/** The site as `npm run build` makes it, for the sandbox's chain and provider. */
await buildSite({ out: values.out, config })
