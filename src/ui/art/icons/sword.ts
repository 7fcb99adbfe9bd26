/** A sword. */
export const swordIcon = 'M9 15 19.5 4.5M7 13l9-8.5h3.5V8L11 17M5 12l7 7M8.5 15.5 4 20'
