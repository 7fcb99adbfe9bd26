/** Node's own, kept before a page's takes its place: the sandbox asks its chain by it. */
export const ownFetch = globalThis.fetch
/** The same, before the sandbox's server puts a faster one in its place, whose fields cannot be listed. */
export const OwnResponse = globalThis.Response
