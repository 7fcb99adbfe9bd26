import { boxOf, drawDragon } from './dragons/drawDragon'
import { FORMS, type FormName } from './dragons/forms'
import { type Age, crestOf, HATCHLING_BOX, partsOf } from './dragons/grow'
import { drawIcon } from './drawIcon'
import type { Islands } from './islands'
import type { Palette } from './palettes'

/** How far a drawing reaches within its square of 512. */
export type Box = Islands['box']

/** What a picture shows, before it has a place in it. */
export interface Figure {
  box: Box
  /** Defines the silhouette `w` and the group `o`, which it draws. */
  draw: (palette: Palette) => string
}

/** @param texture from `drawTexture`; empty without. @param isAlive a body, in place of metal with an engraved edge */
export const iconFigure = (islands: Islands, texture: string, isAlive: boolean): Figure => ({
  box: islands.box,
  draw: (palette) => drawIcon(islands, palette, texture, isAlive),
})

/** @param skill 1 to 5 @param index of the form in its band */
export function dragonFigure(form: FormName, skill: number, age: Age, index: number): Figure {
  const parts = partsOf(FORMS[form], age, index)
  return {
    box: age === 1 ? HATCHLING_BOX : boxOf(parts),
    draw: (palette) => drawDragon({ parts, skill, palette, crest: crestOf(age) }),
  }
}
