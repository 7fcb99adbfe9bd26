/** A ring with a line across: no more. */
export const offIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.7 5.7l12.6 12.6'
