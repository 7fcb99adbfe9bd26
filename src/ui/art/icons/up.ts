/** An arrow up. */
export const upIcon = 'M12 19V5M6 11l6-6 6 6'
