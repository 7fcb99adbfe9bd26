import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bridgeOf } from './bridges'
import { drawBack, drawEgg } from './drawEgg'
import { drawLandscape } from './drawLandscape'
import { drawPicture } from './drawPicture'
import { dragonFigure, iconFigure } from './figure'
import { type Islands, splitIslands } from './islands'
import { lightsOf } from './lights'
import { shortenOutline } from './outline'
import { CAMP_PALETTES, SKILL_PALETTES } from './palettes'
import type { Subject } from './subject'
import { type ArtKind, looksOf, subjectsOf } from './subjects'
import { drawTexture } from './textures'

type IconSet = { icons: Record<string, { body: string } | undefined> }

/** The set is read, not imported: it is 7 MB, and only some 300 of its 4,133 icons are used. */
function readIcons(): IconSet['icons'] {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as IconSet).icons
}

/** An icon's outline. @throws {Error} when the icon set no longer has an icon */
function outlineOf(icons: IconSet['icons'], name: string): string {
  const outline = icons[name]?.body.match(/ d="([^"]+)"/)?.[1]
  if (!outline) throw new Error(`no icon "${name}" in the set`)
  return shortenOutline(outline)
}

/** An icon taken apart, with what its outline leaves out. Nobody looks out of a helmet that is equipment. */
function islandsOf(kind: ArtKind, outline: string, { icon, pose }: Subject): Islands {
  const islands = splitIslands(outline, pose === 'head')
  return {
    ...islands,
    solid: islands.solid + bridgeOf(icon),
    eyes: (kind !== 'equip' && lightsOf(icon)) || islands.eyes,
  }
}

/**
 * Draws every picture of the site, named as `artName` asks for it, then the land behind the pages, the card's back and
 * the eggs. Every build draws the same.
 */
export function drawArt(): Array<{ name: string; svg: string }> {
  const icons = readIcons()
  const pictures: Array<{ name: string; svg: string }> = []
  for (const kind of ['dragon', 'hero', 'equip', 'pet', 'lingshi'] satisfies ArtKind[]) {
    const palettes = kind === 'dragon' ? SKILL_PALETTES : CAMP_PALETTES
    palettes.forEach((palette, element) => {
      const texture = drawTexture(kind, element + 1)
      subjectsOf(kind, element + 1).forEach((subjects, band) => {
        subjects.forEach((subject, index) => {
          const { form } = subject
          const still = form
            ? null
            : iconFigure(islandsOf(kind, outlineOf(icons, subject.icon), subject), texture, kind === 'pet')
          const wings = subject.wings ? outlineOf(icons, subject.wings) : ''
          for (const look of looksOf(kind, band + 1)) {
            const name = `${kind}-${element + 1}-${band + 1}${'abcdefg'[index]}${look > 1 ? look : ''}`
            const figure = form ? dragonFigure(form, element + 1, look, index) : still
            if (!figure) throw new Error(`nothing to draw for ${name}`)
            pictures.push({
              name,
              svg: drawPicture({ name, subject, figure, wings, palette, band: band + 1, index, look, texture }),
            })
          }
        })
      })
    })
  }
  const [god, , , , human] = CAMP_PALETTES
  if (god) pictures.push({ name: 'land', svg: drawLandscape('land', god) })
  if (human) pictures.push({ name: 'back', svg: drawBack('back', human) })
  SKILL_PALETTES.forEach((palette, index) => {
    const name = `egg-${index + 1}`
    pictures.push({ name, svg: drawEgg(name, palette) })
  })
  return pictures
}
