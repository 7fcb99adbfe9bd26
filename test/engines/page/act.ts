import { findAll, findOne, type Query } from './find'
import { textOf } from './names'

interface Place {
  x: number
  y: number
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

/** A thing's own element where it is touched, also through the edge of a shadow tree. */
function touched(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  return hit
}

/** Where a finger meets it, once it is enabled, stays where it is, and nothing lies over it; otherwise what is wrong. */
export async function placeToTap(query: Query): Promise<Place | string> {
  const element = findOne(query)
  if (!element) return 'it is not there'
  if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true')
    return 'it is disabled'
  if (isInMotion(element)) return 'it moves'
  const before = element.getBoundingClientRect()
  if (before.top < 0 || before.bottom > innerHeight || !isUncovered(element, before))
    element.scrollIntoView({ block: 'center' })
  const first = element.getBoundingClientRect()
  await frame()
  await frame()
  const { left, top, width, height } = element.getBoundingClientRect()
  if (left !== first.left || top !== first.top || width !== first.width) return 'it moves'
  if (!isUncovered(element, { left, top, width, height })) return 'something lies over it'
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Whether something that ends moves it. On a busy machine a sheet may stand still for some frames before it rises.
 * Engines before Chrome 84 do not list what moves: there, what an animation moves has a transform until it ends.
 */
const isInMotion = (element: Element): boolean =>
  document.getAnimations
    ? document.getAnimations().some(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
        return playState === 'running' && ends && !!target && target.contains(element)
      })
    : isMovedByAnimation(element)

function isMovedByAnimation(element: Element | null): boolean {
  if (!element) return false
  const { animationName, transform } = getComputedStyle(element)
  return (animationName !== 'none' && transform !== 'none') || isMovedByAnimation(element.parentElement)
}

function isUncovered(
  element: Element,
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
) {
  const hit = touched(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}

/** Empties a field and puts the cursor there. */
export function focusField(query: Query): boolean {
  const field = findOne(query)
  if (!(field instanceof HTMLInputElement)) return false
  field.focus()
  field.select()
  return document.activeElement === field
}

/** What a field or a choice has in it. */
export function fieldValue(query: Query): string | null {
  const field = findOne(query)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null
}

/** Chooses or slides as the browser's own parts do, which no driver of an old engine can open. */
export function setValue(query: Query, value: string): boolean {
  const field = findOne(query)
  if (field instanceof HTMLSelectElement) {
    const option = Array.from(field.options).find((each) => each.value === value || textOf(each) === value)
    if (!option) return false
    field.value = option.value
  } else if (field instanceof HTMLInputElement) field.value = value
  else return false
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** An attribute of something, null without it. */
export function attributeOf(query: Query, name: string): string | null {
  const element = findOne(query)
  return element ? element.getAttribute(name) : null
}

/** Texts of everything that is called so. */
export const textsOf = (query: Query): string[] => findAll(query).map(textOf)
