/** An angle to the right. */
export const nextIcon = 'M9.5 5.5 16 12l-6.5 6.5'
