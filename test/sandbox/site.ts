import { Hono } from 'hono'
import { cachingOf, HEADERS } from '../../src/build/hostRules'
import { type Encoding, packText, pickEncoding } from './site/encoding'
import { contentType, readSiteFile, type SiteFile } from './site/files'
import { injectScript } from './site/inject'

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string
  /** Text of the demo wallet, put in front of the page's own scripts; null serves the site as it is shipped. */
  walletScript: string | null
}

const WALLET_PATH = '/sandbox/wallet.js'

/** Serves a built site as production would: compressed, hashed files cached forever, pages revalidated each time. */
export function serveSite({ dist, walletScript }: SiteOptions): Hono {
  const site = new Hono()
  site.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value)
  })
  if (walletScript !== null) {
    site.get(WALLET_PATH, (context) => {
      context.header('Cache-Control', 'no-store')
      context.header('Content-Type', 'text/javascript; charset=utf-8')
      return context.body(walletScript)
    })
    // Without a sandbox world, this is a path like any other.
    site.all('/sandbox/*', (context) => context.json({ error: 'there is no such control' }, 404))
  }
  site.on(['GET', 'HEAD'], '/*', async (context) => {
    const found = await readSiteFile(dist, context.req.path)
    if (!found) return context.text('Not found', 404)
    const isPage = found.path.endsWith('.html')
    const file = isPage && walletScript !== null ? injectScript(found, WALLET_PATH) : found
    context.header('Vary', 'Accept-Encoding')
    context.header('ETag', file.etag)
    context.header('Cache-Control', cachingOf(file.path))
    if (isUnchanged(context.req.header('if-none-match'), file.etag)) return context.body(null, 304)
    const encoding = pickEncoding(context.req.header('accept-encoding'))
    const packed = encoding && (await packedBody(file, encoding))
    if (packed) context.header('Content-Encoding', encoding)
    context.header('Content-Type', contentType(file.path))
    return context.body(new Uint8Array(packed ?? file.body))
  })
  return site
}

const isUnchanged = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** Compressed by the build if it did so, else now if it is a page that we changed. */
async function packedBody(file: SiteFile, encoding: Encoding): Promise<Buffer | null> {
  return file.isChanged ? packText(file.body, encoding) : file.packed(encoding)
}
