import { prepareChromium } from '../support/chromium'
import type { Step } from './steps'

/**
 * Prepares the Chromium for the steps that need one before any step starts, so that an installation is visible and
 * happens only once.
 * @param noInstall installs nothing on the machine, like the environment variable NO_INSTALL
 */
export async function prepareBrowser(steps: readonly Step[], noInstall = false): Promise<void> {
  if (noInstall) process.env.NO_INSTALL = '1'
  if (!steps.some(({ browser }) => browser)) return
  // The steps that need it fail with what is missing; the others are still worth running.
  await prepareChromium(console.log).catch((cause: unknown) => console.log(String(cause)))
}
