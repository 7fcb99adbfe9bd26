import { findChromium } from '../support/chromium'
import type { Step } from './steps'

/**
 * Finds the Chromium of the steps that need one before any of them starts, so that an installation is seen and happens
 * once.
 * @param noInstall forbids to install anything on the machine; the environment variable NO_INSTALL does so too
 */
export function prepareBrowser(steps: readonly Step[], noInstall = false): void {
  if (noInstall) process.env.NO_INSTALL = '1'
  if (!steps.some(({ browser }) => browser)) return
  try {
    findChromium()
  } catch (cause) {
    // The steps that need it fail with the same words; the others are still worth their time.
    console.log(String(cause))
  }
}
