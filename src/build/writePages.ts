import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FirstView } from './firstView'
import { LANGUAGES } from './floorPage'
import type { Integrity } from './integrity'
import { writePage } from './page'
import type { Texts } from './texts'

export const TITLE = 'Dragon Market'

/**
 * The path each page is drawn for, the path that it alone answers, and its files. The last one answers every other path.
 */
export const PAGES = [
  { path: '/login', answers: '/login', files: ['index.html', 'login/index.html'] },
  { path: '/marketplace', answers: '/marketplace', files: ['marketplace/index.html'] },
  { path: '/accountAccount', answers: null, files: ['app.html'] },
] as const

export interface PagesParts {
  /** Where the first script is, and the one that older engines load before it. */
  script: string
  polyfills: string
  integrity: Integrity
  view: FirstView
  texts: Texts
  /** The early script of each page. */
  early: readonly string[]
  trustedTypes?: boolean | undefined
  /** Where pictures may come from beside the site's own origin. */
  pictureHosts: readonly string[]
}

/** Writes each page to its files in `folder`, and the release's name to version.txt. */
export async function writePages(
  folder: string,
  {
    script,
    polyfills,
    integrity,
    view: { bodies, css, styleNames },
    texts,
    early,
    trustedTypes = true,
    pictureHosts,
  }: PagesParts,
): Promise<void> {
  const late = LANGUAGES.map(({ lang, folder: language }) => ({
    lang,
    text: texts.get(`${language}/shell.json`)?.notLoaded ?? '',
    retry: texts.get(`${language}/common.json`)?.retry ?? '',
  }))
  for (const [index, { path, files }] of PAGES.entries()) {
    const page = writePage({
      path,
      body: bodies[index] ?? '',
      styles: css,
      script,
      polyfills,
      integrity,
      early: early[index] ?? '',
      trustedTypes,
      pictureHosts,
      title: TITLE,
      // The login page has these words anyway, so there they cost next to nothing.
      description: texts.get('en/login.json')?.lead ?? '',
      late,
      buttonClass: styleNames['src/ui/inputs/Button.style.ts#1'] ?? '',
    })
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), page)
    }
  }
  // Read when a player returns to an open page, to offer a reload after a release.
  await writeFile(join(folder, 'version.txt'), script)
}
