import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Encoding } from './encoding'

export interface SiteFile {
  /** Path inside the site, with a leading slash. */
  path: string
  body: Buffer
  etag: string
  /** The body is not what the build wrote, so the compressed version does not match. */
  isChanged: boolean
  /** As the build compressed it; null if it did not. */
  packed(encoding: Encoding): Promise<Buffer | null>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}

export const contentType = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/** The file for a path, as a server of a single-page site finds it; null for a missing file that is no page. */
export async function readSiteFile(dist: string, path: string): Promise<SiteFile | null> {
  for (const candidate of candidates(path)) {
    if (await isFile(join(dist, candidate))) return openFile(dist, candidate)
  }
  return null
}

/** Read once: a build does not change while it is served, and a rebuilt file has another time stamp. */
const cache = new Map<string, { changedMs: number; file: SiteFile }>()

async function openFile(dist: string, path: string): Promise<SiteFile> {
  const full = join(dist, path)
  const { mtimeMs: changedMs } = await stat(full)
  const known = cache.get(full)
  if (known?.changedMs === changedMs) return known.file
  const body = await readFile(full)
  const packed = new Map<Encoding, Promise<Buffer | null>>()
  const file: SiteFile = {
    path,
    body,
    etag: etagOf(body),
    isChanged: false,
    packed: (encoding) => {
      const ending = encoding === 'br' ? '.br' : '.gz'
      const reading = packed.get(encoding) ?? readFile(`${full}${ending}`).catch(() => null)
      packed.set(encoding, reading)
      return reading
    },
  }
  cache.set(full, { changedMs, file })
  return file
}

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** The file itself, else the page prerendered for the path, else the fallback page. */
function candidates(path: string): string[] {
  const clean = decode(path)
  if (clean === null) return []
  if (extname(clean) !== '') return [clean]
  const folder = clean.replace(/\/+$/, '')
  return [`${folder}/index.html`, '/app.html']
}

/** null for a path that leads out of the folder or is malformed. */
function decode(path: string): string | null {
  try {
    const clean = decodeURIComponent(path)
    return clean.includes('\0') || clean.split(/[/\\]/).includes('..') ? null : clean
  } catch {
    return null
  }
}
