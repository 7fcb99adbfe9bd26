/** A five-pointed star. */
export const starIcon = 'M12 2.8l2.7 6 6.5.700-4.9 4.4 1.4 6.5L12 17.1l-5.7 3.3 1.4-6.5L2.8 9.5l6.5-.7Z'
