import { createReadStream } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../../..')
const out = join(root, 'node_modules/.cache/gallery')
/** What the parts read of a deployment. */
const CONFIG = { artBase: '/art', explorer: '', pictureHosts: [], coins: { MDS: { decimals: 18 } } }
const TYPES = { html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml', png: 'image/png' }

/** Bundles the gallery and draws the art (all of it on one page: /art.html); answers with the folder. */
export async function buildGallery() {
  await mkdir(join(out, 'art'), { recursive: true })
  await build({
    entryPoints: [join(here, 'Gallery.tsx')],
    outfile: join(out, 'gallery.js'),
    bundle: true,
    format: 'esm',
    target: 'chrome67',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    sourcemap: 'inline',
    define: { __CONFIG__: JSON.stringify(CONFIG), __TEXT_BASE__: '"/t"' },
  })
  await copyFile(join(here, 'index.html'), join(out, 'index.html'))
  await drawAll()
  return out
}

async function drawAll() {
  const outfile = join(out, 'drawArt.mjs')
  await build({
    entryPoints: [join(root, 'src/build/art/drawArt.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  const { drawArt } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`)
  const pictures = drawArt()
  const sheet = pictures.map(({ name }) => `<img src="/art/${name}.svg" alt="${name}" title="${name}" width="150">`)
  await writeFile(join(out, 'art.html'), `<!doctype html><body style="background:#0b0a15">${sheet.join(' ')}`)
  await Promise.all(pictures.map(({ name, svg }) => writeFile(join(out, 'art', `${name}.svg`), svg)))
}

/** Builds the gallery and serves it on this machine; port 0 takes any that is free. */
export async function serveGallery(port = 0) {
  await buildGallery()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = pathname === '/' ? '/index.html' : pathname.replace(/\.\./g, '')
    response.setHeader('content-type', TYPES[file.split('.').pop() ?? ''] ?? 'text/plain')
    createReadStream(join(out, file))
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(null)))
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined))
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${server.address().port}`, close }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveGallery(Number(process.env.PORT ?? 4180))
  console.log(`gallery: ${url}/`)
}
