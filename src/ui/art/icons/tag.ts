/** A price tag. */
export const tagIcon = 'M12.5 3.5h8v8l-9 9-8-8ZM17 7h.01'
