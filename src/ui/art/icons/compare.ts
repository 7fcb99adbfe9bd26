/** A pair of scales. */
export const compareIcon = 'M12 4v16M8 20h8M5 6.5h14M5 6.5 2 14a3 3 0 0 0 6 0L5 6.5ZM19 6.5 16 14a3 3 0 0 0 6 0l-3-7.5Z'
