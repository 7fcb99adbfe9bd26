/** Two cards, one behind the other. */
export const assetsIcon =
  'M8 7.5V5.2a1 1 0 0 1 1.2-1l10 2a1 1 0 0 1 .8 1.2l-2 10.2a1 1 0 0 1-1.2.8h-.3M5.5 7.5H14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1ZM9.8 10.8l2 3-2 3-2-3Z'
