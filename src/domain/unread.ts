/** How many items could not be read, in all of these answers together. */
export const unreadOf = (...answers: readonly { unread?: number | undefined }[]): number =>
  answers.reduce((sum, { unread = 0 }) => sum + unread, 0)
