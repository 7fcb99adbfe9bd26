import { numberText } from './numberText'

/** The value of an attribute with its unit: only the bonus on speed has one. Spec 3. */
export const attributeText = (name: string, value: number): string =>
  `${numberText(value)}${name === 'speed_percent' ? '%' : ''}`
