import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawPicture } from './drawPicture'
import { shortenOutline } from './outline'
import { CAMP_PALETTES, SKILL_PALETTES } from './palettes'
import { type ArtKind, subjectsOf } from './subjects'
import { drawTexture } from './textures'

type IconSet = { icons: Record<string, { body: string } | undefined> }

/** The set is read, not imported: it is 7 MB, and only some 80 of its 4,133 icons are used. */
function readIcons(): IconSet['icons'] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as IconSet).icons
}

/** The outline of an icon. @throws {Error} when the icon set no longer has an icon */
function outlineOf(icons: IconSet['icons'], name: string): string {
  const outline = icons[name]?.body.match(/ d="([^"]+)"/)?.[1]
  if (!outline) throw new Error(`no icon "${name}" in the set`)
  return shortenOutline(outline)
}

/** Draws every picture of the site, named as `artName` asks for it. Every build draws the same. */
export function drawArt(): Array<{ name: string; svg: string }> {
  const icons = readIcons()
  const pictures: Array<{ name: string; svg: string }> = []
  for (const kind of ['dragon', 'hero', 'equip', 'pet', 'lingshi'] satisfies ArtKind[]) {
    const texture = drawTexture(kind)
    const palettes = kind === 'dragon' ? SKILL_PALETTES : CAMP_PALETTES
    palettes.forEach((palette, element) => {
      subjectsOf(kind, element + 1).forEach((subjects, band) => {
        subjects.forEach((subject, index) => {
          const name = `${kind}-${element + 1}-${band + 1}${'abc'[index]}`
          pictures.push({
            name,
            svg: drawPicture(name, subject, outlineOf(icons, subject.icon), palette, band + 1, texture),
          })
        })
      })
    })
  }
  return pictures
}
