/** From the top of a star to the next one's, 25 further, and around it. */
const NEXT = 'm25 0l2.7 6 6.5.7-4.9 4.4 1.4 6.5-5.7-3.3-5.7 3.3 1.4-6.5-4.9-4.4 6.5-.7z'

/** A row of five-pointed stars on grids of 25 x 24. */
export const starsPath = (count: number): string => `M-13 2.8${NEXT.repeat(count)}`

/** A five-pointed star. */
export const starIcon = starsPath(1)
