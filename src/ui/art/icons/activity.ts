/** A bell. */
export const activityIcon = 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5ZM10 21h4M12 3.2v2.3'
