import { etagOf, type SiteFile } from './files'

const injected = new WeakMap<SiteFile, SiteFile>()

/** The page with a script before all others, as a wallet's browser injects its provider. */
export function injectScript(page: SiteFile, source: string): SiteFile {
  const known = injected.get(page)
  if (known) return known
  const html = page.body.toString().replace(/<head[^>]*>/i, (head) => `${head}<script src="${source}"></script>`)
  const body = Buffer.from(html)
  const file = { ...page, body, etag: etagOf(body), isChanged: true }
  injected.set(page, file)
  return file
}
