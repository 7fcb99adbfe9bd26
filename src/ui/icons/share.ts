/** An arrow out of a box. */
export const shareIcon =
  'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M7 11.5H5.5a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1H17'
