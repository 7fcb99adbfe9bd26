/** A stall with its awning. */
export const marketIcon =
  'M4 9.5 5.6 4h12.8L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5V20h13v-7.5M9.5 20v-5h5v5'
