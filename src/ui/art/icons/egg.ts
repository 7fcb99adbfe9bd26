/** A cracked egg. */
export const eggIcon = 'M12 3c3.5 0 6.5 5.3 6.5 10a6.5 6.5 0 0 1-13 0C5.5 8.3 8.5 3 12 3ZM6 11.5l3 2 3-2.5 3 2.5 3-2'
