/** A paper plane. */
export const telegramIcon = 'M20.8 4.2 3 11.2l5.8 2.3M20.8 4.2 17.5 19.5l-8.7-6M20.8 4.2 8.8 13.5v6l3.4-3.6'
