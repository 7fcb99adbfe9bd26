/** An arrow in a circle. */
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4.5v4.7h-4.7'
