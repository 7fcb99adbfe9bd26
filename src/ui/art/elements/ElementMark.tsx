import { Icon } from '../Icon'
import { elementColour, elementMark } from './ElementMark.style'
import { SIGNS } from './signs'

export type ElementMarkProps = {
  /**
   * Camps: 1 heavenly god, 2 war god, 3 ancestor god, 4 holy beast, 5 human god. Skills: 1 fire, 2 ice, 3 wind, 4
   * light, 5 dark.
   */
  of: 'camp' | 'skill'
  /** 1 to 5; anything else shows the word alone. */
  value: number
  /** The element's name; without it the sign is decoration beside other words. */
  text?: string
  size?: number
}

/** A camp or skill: sign, colour and word. Also usable as the `mark` of a chip. */
export function ElementMark({ of, value, text, size = 20 }: ElementMarkProps) {
  const name = `${of}${value}`
  return (
    <span class={`${elementColour} ${elementMark}`} data-element={name}>
      {name in SIGNS && <Icon path={SIGNS[name as keyof typeof SIGNS]} size={size} />}
      {text}
    </span>
  )
}
