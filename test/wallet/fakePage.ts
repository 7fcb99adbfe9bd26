export type FakePage = Window & Record<string, unknown>

/** As much of a window as the wallet's door looks at. */
export function fakePage(globals: Record<string, unknown> = {}, userAgent = 'Mozilla/5.0'): FakePage {
  const page: object = new EventTarget()
  return Object.assign(page, {
    navigator: { userAgent },
    document: new EventTarget(),
    parent: page,
    ...globals,
  }) as FakePage
}
