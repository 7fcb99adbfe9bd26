/** What a return may read, in bytes of the answers' data. */
export const RETURN_ROOM = 25_000
/** The most that a page of a list takes, as far as is known. */
export const PAGE_MOST = 10_500

export interface Room {
  /** Runs a read if there is room for the most that it can bring; null if there is not. */
  read<T>(most: number, ask: () => Promise<T>): Promise<T | null>
  /** Whether anything was left out, for want of room or of an answer. */
  isShort: boolean
}

/** Room for so many bytes of answers. */
export function newRoom(size: number): Room {
  let left = size
  const room: Room = {
    isShort: false,
    async read(most, ask) {
      if (most > left) {
        room.isShort = true
        return null
      }
      // Set aside until it is known, for what is read at the same time.
      left -= most
      try {
        const answer = await ask()
        // In bytes: a Chinese character takes three.
        left -= new TextEncoder().encode(JSON.stringify(answer, textOfBigint)).length
        return answer
      } finally {
        left += most
      }
    },
  }
  return room
}

/** The same for what a look can do without: null without an answer, too. */
export const readIfThere = <T>(room: Room, most: number, ask: () => Promise<T>): Promise<T | null> =>
  room.read(most, ask).catch(() => {
    room.isShort = true
    return null
  })

const textOfBigint = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
