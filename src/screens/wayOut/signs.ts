/** An arrow into a tray. */
export const saveIcon = 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14'
