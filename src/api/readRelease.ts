/** A page that answers every path answers this one too. */
const SCRIPT = /^\/a\/[\w-]+\.js$/

/** The release the site has now, as the build left it in version.txt; null when it cannot be read. */
export async function readRelease(): Promise<string | null> {
  try {
    // Wallets were seen to show pages from weeks ago (MetaMask/metamask-mobile#2009).
    const answer = await fetch('/version.txt', { cache: 'no-store', credentials: 'omit' })
    const text = answer.ok ? (await answer.text()).trim() : ''
    return SCRIPT.test(text) ? text : null
  } catch {
    return null
  }
}
