/** A shield with a tick. */
export const shieldIcon = 'M12 3.5 19 6v5.5c0 4.3-2.9 7.3-7 9-4.1-1.7-7-4.7-7-9V6ZM8.8 12l2.3 2.3 4.1-4.3'
