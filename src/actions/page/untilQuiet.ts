const LOOK_MS = 100
/** What hangs holds up nothing for longer. */
const LIMIT_MS = 4000

/** Whether the screen still waits for its data. */
export const isScreenBusy = (): boolean => document.querySelector('main [aria-busy=true]') !== null

/** Whether anything that the player looks at is still on its way. Pictures out of view are not waited for. */
const isBusy = (): boolean =>
  isScreenBusy() ||
  [...document.querySelectorAll<HTMLImageElement>('main img:not([loading=lazy])')].some(({ complete }) => !complete)

/**
 * Resolves when the present screen has its data and pictures: what nobody waits for is asked for after them, because
 * there are six connections where there is no HTTP/2.
 */
export const untilQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const since = Date.now()
    let wasBusy = true
    const look = () => {
      const busy = isBusy()
      // Seen twice: between two parts of a screen there are moments without either.
      if ((busy || wasBusy) && Date.now() - since < LIMIT_MS) setTimeout(look, LOOK_MS)
      else resolve()
      wasBusy = busy
    }
    setTimeout(look, LOOK_MS)
  })
