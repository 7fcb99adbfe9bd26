/** A server that answers every path with a page does so for version.txt too. */
const SCRIPT = /^\/a\/[\w-]+\.js$/

/** The release the site has now, as the build left it in version.txt; null when it cannot be read. */
export async function readRelease(): Promise<string | null> {
  try {
    // Wallets have been seen showing pages that were weeks old (MetaMask/metamask-mobile#2009).
    const answer = await fetch('/version.txt', { cache: 'no-store', credentials: 'omit' })
    const text = answer.ok ? (await answer.text()).trim() : ''
    return SCRIPT.test(text) ? text : null
  } catch {
    return null
  }
}
