import { FORMS, type FormName } from './dragons/forms'

export type Subject = {
  /** Name in the icon set; of a dragon, of its form. */
  icon: string
  /** A dragon is drawn from its own form, not from an icon. */
  form?: FormName
  pose: Pose
  /** Looks the other way. */
  flipped?: boolean
  /** The left one of two wings behind it, by its name in the icon set. */
  wings?: string
}

/** 1 is how the subject is first drawn; 2 is the same one mirrored, on other land. Dragons grow instead: 1 to 3. */
export type Look = 1 | 2 | 3

/**
 * `head` is on the shoulders of its camp; `stand` is on the ground; `bust` is cut off below, behind the land; `side` is
 * also cut off at the left.
 */
export type Pose = 'whole' | 'head' | 'stand' | 'bust' | 'side'

/** Subjects of a kind, by band of grades: 4, 4, 3, 3 and 2 of them, of heroes 7, 4, 5, 3 and 2; the humbler ones first. */
export type Bands = readonly (readonly Subject[])[]

const pose =
  (pose: Pose) =>
  (icon: string): Subject => ({ icon, pose })

const whole = (subject: string | Subject): Subject => (typeof subject === 'string' ? pose('whole')(subject) : subject)
export const head = pose('head')
export const stand = pose('stand')
export const bust = pose('bust')
export const side = pose('side')

const withWings =
  (wings: string) =>
  (subject: string | Subject): Subject => ({ ...whole(subject), wings })

/** With wings of skin, for dragons, and of feathers, for those of the sky. */
export const skinWings = withWings('bat-wing')
export const featherWings = withWings('feathered-wing')

/** One list of subjects per band; a plain name is drawn whole. */
export const bands = (...names: ReadonlyArray<readonly (string | Subject)[]>): Bands =>
  names.map((band) => band.map(whole))

/** Dragons, one list of forms per band. */
export const dragons = (...names: ReadonlyArray<readonly FormName[]>): Bands =>
  names.map((band) => band.map((form) => ({ icon: form, form, pose: 'stands' in FORMS[form] ? 'stand' : 'whole' })))

/** The same subjects, looking the other way. */
export const flip = (all: Bands): Bands => all.map((band) => band.map((subject) => ({ ...subject, flipped: true })))
