import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Hands } from '../page/main'
import type { EnginePage } from './page'

let building: Promise<string> | undefined

/** The script of what a test can do in the page, for the oldest engine. */
function script(): Promise<string> {
  building ??= build({
    entryPoints: [fileURLToPath(new URL('../page/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome67', 'ios14.5'],
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return building
}

/** Calls one of the hands in the page, which is given them first where it has none yet. */
export async function call<Name extends keyof Hands>(
  page: EnginePage,
  name: Name,
  ...values: Parameters<Hands[Name]>
): Promise<Awaited<ReturnType<Hands[Name]>>> {
  const asked = `testHands.${name}(...${JSON.stringify(values)})`
  type Answer = Awaited<ReturnType<Hands[Name]>>
  const answer = await page.evaluate<{ value: Answer } | null>(
    `self.testHands ? Promise.resolve(${asked}).then(value => ({ value })) : null`,
  )
  if (answer) return answer.value
  await page.evaluate(`(() => {${await script()}})()`)
  return page.evaluate<Answer>(asked)
}
