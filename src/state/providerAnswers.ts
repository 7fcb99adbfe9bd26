import { signal } from '@preact/signals'

/** Grows with each answer of the provider that is not an error: a sign that what failed before may work by now. */
export const providerAnswers = signal(0)
