export type GradeBand = 1 | 2 | 3 | 4 | 5

/** The band of a grade: 1~5, 6~10, 11~15, 16~20, 21~24. Spec 3. A grade out of range gets the nearest band. */
export const gradeBand = (grade: number): GradeBand => Math.min(5, Math.max(1, Math.ceil(grade / 5) || 1)) as GradeBand
