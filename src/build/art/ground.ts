type Random = () => number

/** A command in relative whole numbers. */
const relative = (command: string, ...numbers: number[]): string =>
  command + numbers.map((number, index) => (index && number >= 0 ? ` ${number}` : number)).join('')

/** A line of heights from left to right, closed at the bottom. */
function ridge(points: ReadonlyArray<readonly [number, number]>, join: 'L' | 'Q'): string {
  const [first = [0, 320]] = points
  let [penX, penY] = [0, Math.round(first[1])]
  let path = `M0 320V${penY}`
  for (const [x, y] of points.slice(1)) {
    const [stepX, stepY] = [Math.round(x) - penX, Math.round(y) - penY]
    path +=
      join === 'L' ? relative('l', stepX, stepY) : relative('q', stepX >> 1, Math.min(stepY, 0) - 16, stepX, stepY)
    penX += stepX
    penY += stepY
  }
  return `${path}V320Z`
}

function peaks(random: Random, base: number, height: number): string {
  const points: Array<[number, number]> = [[0, base - random() * height]]
  for (let x = 14 + random() * 14; x < 240; x += 14 + random() * 20) points.push([x, base - random() * height])
  points.push([240, base - random() * height])
  return ridge(points, 'L')
}

/** Thin rocks that lean inwards, higher at the sides than in the middle. */
function spires(random: Random, base: number, height: number): string {
  const points: Array<[number, number]> = [[0, base]]
  for (let x = 0; x < 236; x += 16 + random() * 12) {
    const side = Math.abs(x - 120) / 120
    const width = 10 + random() * 7
    points.push([x, base], [x + width / 2, base - height * (0.15 + side) * (0.5 + random())], [x + width, base])
  }
  return ridge([...points, [240, base]], 'L')
}

function bumps(random: Random, base: number, step: number): string {
  const points: Array<[number, number]> = [[0, base]]
  for (let x = step * (0.5 + random()); x < 236; x += step * (0.7 + random() * 0.6))
    points.push([x, base - random() * 10])
  return ridge([...points, [240, base]], 'Q')
}

const GROUNDS = {
  peaks: (random: Random, depth: number) => peaks(random, 250 + depth * 20, 60 - depth * 14),
  spires: (random: Random, depth: number) => spires(random, 258 + depth * 14, 70 - depth * 10),
  clouds: (random: Random, depth: number) => bumps(random, 252 + depth * 16, 44 - depth * 6),
  waves: (random: Random, depth: number) => bumps(random, 254 + depth * 13, 26 + depth * 6),
} as const

export type GroundName = keyof typeof GROUNDS

/** One layer of land or sky below the subject: 0 is the farthest, 2 the nearest. */
export const drawGround = (name: GroundName, random: Random, depth: number, colour: string, opacity: number): string =>
  `<path d="${GROUNDS[name](random, depth)}" fill="${colour}" opacity="${opacity}"/>`
