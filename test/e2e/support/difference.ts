import type { Picture } from './shrink'

export interface Difference {
  /** How much the heights differ, as a share of the reference's. */
  height: number
  /** Mean difference in the blocks' colours, out of 255. */
  mean: number
  /** Share of the blocks that clearly changed colour. */
  changed: number
}

/** Pixels of a shrunk picture along a block's side; about 20 of the page's. */
const BLOCK = 5
/** Text in another font moves a little: this many pixels around a block are searched for its match. */
const REACH = 6
/** From this difference on, a block has clearly changed colour. */
const PLAIN = 20

/** How different two shrunk pictures look, judged by the mean colours of small blocks. */
export function difference(was: Picture, is: Picture): Difference {
  const before = blockColours(was)
  const after = blockColours(is)
  const [width, height] = [Math.min(was.width, is.width), Math.min(was.height, is.height)]
  let [blocks, sum, changed] = [0, 0, 0]
  for (let y = 0; y + BLOCK <= height; y += BLOCK)
    for (let x = 0; x + BLOCK <= width; x += BLOCK) {
      const least = Math.max(nearest(before(x, y), after, x, y), nearest(after(x, y), before, x, y))
      blocks++
      sum += least
      if (least > PLAIN) changed++
    }
  return { height: Math.abs(was.height - is.height) / was.height, mean: sum / blocks, changed: changed / blocks }
}

type Colour = readonly [number, number, number]
type Colours = (x: number, y: number) => Colour | null

/** The smallest difference between a colour and the blocks around a place. */
function nearest(colour: Colour | null, others: Colours, x: number, y: number): number {
  let least = 255
  for (let down = -REACH; down <= REACH; down += 2)
    for (let right = -REACH; right <= REACH; right += 2) {
      const other = others(x + right, y + down)
      if (!colour || !other) continue
      const [red, green, blue] = colour
      least = Math.min(least, Math.max(Math.abs(red - other[0]), Math.abs(green - other[1]), Math.abs(blue - other[2])))
    }
  return least
}

/** The mean colour of the block at a place, from the sums over everything above and left of each pixel. */
function blockColours({ width, height, pixels }: Picture): Colours {
  const row = width + 1
  const sums = [0, 1, 2].map((channel) => {
    const sum = new Float64Array(row * (height + 1))
    const at = (place: number) => sum[place] ?? 0
    for (let y = 1; y <= height; y++)
      for (let x = 1; x <= width; x++) {
        const pixel = pixels[((y - 1) * width + x - 1) * 4 + channel] ?? 0
        const here = y * row + x
        sum[here] = pixel + at(here - 1) + at(here - row) - at(here - row - 1)
      }
    return at
  })
  return (x, y) => {
    if (x < 0 || y < 0 || x + BLOCK > width || y + BLOCK > height) return null
    const start = y * row + x
    const end = start + BLOCK * row
    const [red = 0, green = 0, blue = 0] = sums.map(
      (at) => (at(end + BLOCK) - at(end) - at(start + BLOCK) + at(start)) / BLOCK ** 2,
    )
    return [red, green, blue]
  }
}
