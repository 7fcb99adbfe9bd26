import { attributeOf, fieldValue, focusField, placeToTap, setValue, textsOf } from './act'
import { findOne, type Query } from './find'
import { measure } from './measure'

const hands = {
  attributeOf,
  focusField,
  isThere: (query: Query): boolean => findOne(query) !== null,
  measure,
  placeToTap,
  setValue,
  textsOf,
  fieldValue,
}

/** What a test can do in the page. */
export type Hands = typeof hands

Object.defineProperty(window, 'testHands', { value: hands })
