import { prepareChromium } from '../support/chromium'
import type { Step } from './steps'

/**
 * Sees to the Chromium of the steps that need one before any of them starts, so that an installation is seen and happens
 * once.
 * @param noInstall installs nothing on the machine, as the environment variable NO_INSTALL does
 */
export async function prepareBrowser(steps: readonly Step[], noInstall = false): Promise<void> {
  if (noInstall) process.env.NO_INSTALL = '1'
  if (!steps.some(({ browser }) => browser)) return
  // The steps that need it fail with what is missing; the others are still worth their time.
  await prepareChromium(console.log).catch((cause: unknown) => console.log(String(cause)))
}
