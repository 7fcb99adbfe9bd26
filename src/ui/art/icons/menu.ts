/** Three lines. */
export const menuIcon = 'M4 6h16M4 12h11M4 18h16'
