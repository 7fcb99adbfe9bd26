/** A spark over a line. */
export const summonIcon = 'M12 3l1.8 5.2L19 10l-5.2 1.8L12 17l-1.8-5.2L5 10l5.2-1.8ZM4.5 20.5h15M18.5 3.5v3M17 5h3'
