import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './errors'
import { toLanguage } from './language'
import type { Provider } from './provider'
import { type Api, refuse } from './route'
import { activationRoutes } from './routes/activation'
import { activityRoutes } from './routes/activity'
import { assetHistoryRoutes } from './routes/assetHistory'
import { feeRoutes } from './routes/fees'
import { legionRoutes } from './routes/legion'
import { marketRoutes } from './routes/market'
import { mintRoutes } from './routes/mint'
import { ownAssetRoutes } from './routes/ownAssets'
import { passwordRoutes } from './routes/password'
import { rewardRoutes } from './routes/rewards'
import { signInRoutes } from './routes/signIn'
import { topUpRoutes } from './routes/topUp'
import { tradeRoutes } from './routes/trade'
import { userRoutes } from './routes/user'
import { vaultRoutes } from './routes/vault'
import { websiteRoutes } from './routes/website'
import { withdrawRoutes } from './routes/withdraw'

const LONGEST_BODY = 64 * 1024

const ROUTES = [
  activationRoutes,
  activityRoutes,
  feeRoutes,
  legionRoutes,
  marketRoutes,
  assetHistoryRoutes,
  mintRoutes,
  ownAssetRoutes,
  passwordRoutes,
  rewardRoutes,
  signInRoutes,
  topUpRoutes,
  tradeRoutes,
  userRoutes,
  vaultRoutes,
  websiteRoutes,
  withdrawRoutes,
]

/** The provider API as one app, ready to be mounted at the root: its paths begin with /api. */
export function createApi(provider: Provider): Api {
  const api: Api = new Hono()
  api.use('/api/*', async (context, next) => {
    context.set('provider', provider)
    await next()
  })
  api.use(
    '/api/*',
    bodyLimit({
      maxSize: LONGEST_BODY,
      onError: (context) =>
        refuse(context, provider, new ApiError('tooLarge'), toLanguage(context.req.header('language')), 'body'),
    }),
  )
  for (const routes of ROUTES) routes(api)
  api.all('/api/*', (context) => {
    context.status(404)
    return refuse(context, provider, new ApiError('notFound'), toLanguage(context.req.header('language')), 'path')
  })
  return api
}
