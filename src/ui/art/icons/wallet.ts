/** A wallet. */
export const walletIcon =
  'M4 7.5v10.5a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1V9.5a1 1 0 0 0-1-1H6a2 2 0 0 1-2-2 2 2 0 0 1 2-2h11.5v4M20 12.5h-4a1.75 1.75 0 0 0 0 3.5h4'
