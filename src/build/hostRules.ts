/**
 * What a host sends with the site. None of it can keep a wallet from injecting its provider: the policy for scripts is
 * not in a header for that reason, see page.ts.
 */
export const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const

/** Folders whose files have a hash in their names or in the folder's. */
const HASHED = ['a', 'art', 't']
const KEPT = 'public, max-age=31536000, immutable'
const ASKED_AGAIN = 'no-cache'
const IS_HASHED = new RegExp(`^/(${HASHED.join('|')})/`)

/** Cache-Control for a path of the site. */
export const cachingOf = (path: string): string => (IS_HASHED.test(path) ? KEPT : ASKED_AGAIN)

/** Every other page of the site is app.html, which a host serves under addresses that no list can name. */
const PAGES = ['/', '/login', '/marketplace', '/doctor/', '/floor.html', '/way-out.html', '/version.txt']

/**
 * The rules in the format of Netlify and Cloudflare Pages, which add up all rules that match a path and would send two
 * values of Cache-Control. So `/*` has none: both have files asked for again by default.
 */
export function toHeadersFile(): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    rule('/*', HEADERS),
    ...HASHED.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': KEPT })),
    ...PAGES.map((path) => rule(path, { 'Cache-Control': ASKED_AGAIN })),
    '',
  ].join('\n')
}

/** The same for nginx, as README shows it. No location has an add_header: it would drop all those of the server. */
export function toNginx(): string {
  return [
    'map $uri $caching {',
    `    ~${IS_HASHED.source.replace(/\\/g, '')} "${KEPT}";`,
    `    default ${ASKED_AGAIN};`,
    '}',
    'server {',
    ...Object.entries(HEADERS).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    '    add_header Cache-Control $caching;',
    '    gzip_static on;',
    '    location / { try_files $uri $uri/index.html /app.html; }',
    '    location ~ \\.[^/]*$ { try_files $uri =404; }',
    '}',
  ].join('\n')
}
