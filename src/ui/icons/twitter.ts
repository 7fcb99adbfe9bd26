/** The letter X with a double stroke. */
export const twitterIcon = 'M4 4.5h4.2L20 19.5h-4.2ZM19 4.5l-6.2 6.7M10.8 13.5 5 19.5'
