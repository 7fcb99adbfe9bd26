/** Two crossed swords. */
export const gameIcon =
  'M14.5 17.5 4.5 7.5v-3h3l10 10M12.5 19.5l7-7M16 16l4 4M19 21l2-2M9.5 17.5l10-10v-3h-3l-4.7 4.7M4.5 12.5l7 7M8 16l-4 4M5 21l-2-2'
