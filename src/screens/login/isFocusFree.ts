/** Whether no control has the focus: the one that was pressed may be gone, and the focus on what was around it. */
export const isFocusFree = (): boolean => !document.activeElement?.closest('a,button,input,select')
