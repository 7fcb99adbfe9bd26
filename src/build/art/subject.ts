export type Subject = {
  /** Name in the icon set. */
  icon: string
  pose: Pose
  /** Looks the other way. */
  flipped?: boolean
}

/** `bust` is cut off below, behind the land; `side` is also cut off at the left; `twin` is two around a pearl. */
export type Pose = 'whole' | 'bust' | 'side' | 'twin'

/** Subjects of a kind, by band of grades: 2, 2, 3, 3 and 2 of them, the humbler ones first. */
export type Bands = readonly (readonly Subject[])[]

const pose =
  (pose: Pose) =>
  (icon: string): Subject => ({ icon, pose })

export const bust = pose('bust')
export const side = pose('side')
export const twin = pose('twin')

/** One list of subjects per band; a plain name is drawn whole. */
export const bands = (...names: ReadonlyArray<readonly (string | Subject)[]>): Bands =>
  names.map((band) => band.map((name) => (typeof name === 'string' ? pose('whole')(name) : name)))

/** The same subjects, looking the other way. */
export const flip = (all: Bands): Bands => all.map((band) => band.map((subject) => ({ ...subject, flipped: true })))
