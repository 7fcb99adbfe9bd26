/** Whether the screen itself says that something could not be read: a message over it would only repeat that. */
export const isTroubleShown = (): boolean => document.querySelector('main [role=alert]') !== null
