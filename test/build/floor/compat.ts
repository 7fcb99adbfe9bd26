import { readFileSync } from 'node:fs'
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'

/** MDN's data: since when which engine has what. */
export const compat: CompatData = JSON.parse(
  readFileSync(new URL('../../../node_modules/@mdn/browser-compat-data/data.json', import.meta.url), 'utf8'),
)

/** The oldest engines the site promises to run in; the build's target names them too. */
const FLOOR = { chrome: 67, safari_ios: 14.5 } as const

/** The first version that has it as it is named, without a flag; infinite for none. */
function firstVersion(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined): number {
  const versions = [support ?? []]
    .flat()
    .filter((each) => !each.flags && !each.prefix && !each.alternative_name && !each.version_removed)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version))
  return Math.min(...versions)
}

/** Since when the engines of the floor have it, where one of them came too early: "Chrome 69, iOS 12"; null if none did. */
export function newerThanFloor(statement: CompatStatement | undefined): string | null {
  if (!statement) return null
  const chrome = firstVersion(statement.support.chrome as SimpleSupportStatement)
  const ios = firstVersion(statement.support.safari_ios as SimpleSupportStatement)
  if (chrome <= FLOOR.chrome && ios <= FLOOR.safari_ios) return null
  const say = (version: number) => (version === Number.POSITIVE_INFINITY ? 'never' : version)
  return `Chrome ${say(chrome)}, iOS ${say(ios)}`
}
