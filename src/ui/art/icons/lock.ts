/** A padlock. */
export const lockIcon =
  'M6 10.5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM8 10.5V7.8a4 4 0 0 1 8 0v2.7M12 14.5v2.5'
