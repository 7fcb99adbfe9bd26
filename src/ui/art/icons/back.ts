/** An angle to the left. */
export const backIcon = 'M14.5 5.5 8 12l6.5 6.5'
