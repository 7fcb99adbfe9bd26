/** A triangle with an exclamation mark. */
export const warningIcon = 'M12 4 21.5 20h-19ZM12 10v4.5M12 17.2v.1'
