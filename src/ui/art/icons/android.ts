/** The head of a robot. */
export const androidIcon = 'M4 17.5a8 8 0 0 1 16 0ZM7.5 10.7 5.7 7.5M16.5 10.7l1.8-3.2M8.8 14v.1M15.2 14v.1'
