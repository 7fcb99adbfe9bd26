/** Lowest and highest grade of each band; index 0 is all. */
export const GRADE_BANDS: readonly (readonly [number, number])[] = [
  [1, 24],
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 20],
  [21, 24],
]
