/** A banner. */
export const legionIcon = 'M5.5 3v18M5.5 4.5h13l-3 4.25 3 4.25h-13M10 8.75h3'
