/** A crown. */
export const crownIcon = 'M4 18.5 2.8 7.5l5 4L12 5l4.2 6.5 5-4L20 18.5Z'
