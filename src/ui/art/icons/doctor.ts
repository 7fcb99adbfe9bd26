/** A line of a pulse. */
export const doctorIcon = 'M2.5 12.5h4.2l2.4-6.8 4.6 13 2.6-6.2h5.2'
