/** An arrow down and one up. */
export const sortIcon = 'M7.5 4v16l-4-4M16.5 20V4l4 4'
