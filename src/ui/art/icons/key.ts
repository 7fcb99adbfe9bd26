/** A key. */
export const keyIcon = 'M8.5 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11.7 12.3 20 4M16 8l3 3M8.5 15.5v.1'
