/** The back of a card. */
export const cardIcon = 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM12 8l3 4-3 4-3-4Z'
