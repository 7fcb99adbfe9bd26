/** A spark. */
export const sparkIcon = 'M13 2.5 5.5 13.5h6l-1 8 8-11.5h-6Z'
