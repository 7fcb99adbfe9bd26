import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './errors'
import { toLanguage } from './language'
import type { Provider } from './provider'
import { type Api, refuse } from './route'
import { activityRoutes } from './routes/activity'
import { feeRoutes } from './routes/fees'
import { marketRoutes } from './routes/market'
import { ownAssetRoutes } from './routes/ownAssets'
import { passwordRoutes } from './routes/password'
import { signInRoutes } from './routes/signIn'
import { tradeRoutes } from './routes/trade'
import { userRoutes } from './routes/user'
import { websiteRoutes } from './routes/website'

const LONGEST_BODY = 64 * 1024

const ROUTES = [
  activityRoutes,
  feeRoutes,
  marketRoutes,
  ownAssetRoutes,
  passwordRoutes,
  signInRoutes,
  tradeRoutes,
  userRoutes,
  websiteRoutes,
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
