/** Three lines. */
export const menuIcon = 'M4 6.5h16M4 12h11M4 17.5h16'
