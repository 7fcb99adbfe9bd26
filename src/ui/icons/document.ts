/** A sheet with lines. */
export const documentIcon =
  'M6.5 3.5h7.5l4.5 4.5v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM13.5 3.5V8.5H18.5M9 13h6M9 16.5h4'
