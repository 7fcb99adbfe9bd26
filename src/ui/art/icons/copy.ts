/** Two sheets. */
export const copyIcon =
  'M8.5 8.5h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM4.5 15.5v-11a1 1 0 0 1 1-1h10'
