/** What the flows need of a browser's page, whichever way it is driven. */
export interface EnginePage {
  /** Resolves when the document has come; what it draws is waited for by its signs. @param url whole */
  goto(url: string): Promise<void>
  /** The value of an expression in the page, promises awaited. It has to be plain data. */
  evaluate<Value>(expression: string): Promise<Value>
  /** A finger's tap. @param x,y in the view, in CSS pixels */
  tapAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** What is in view, as a PNG. */
  screenshot(): Promise<Buffer>
  /** What the page complained of since it was opened: exceptions, console errors, failed requests. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** A browser that was started. */
export interface Engine {
  /** As the tables print it. */
  name: string
  /** What it says of itself. */
  version: string
  /** How many pages it bears at the same time. */
  pagesAtOnce: number
  /** A page in a profile of its own. */
  open(): Promise<EnginePage>
  close(): Promise<void>
}

/** What a phone shows, in CSS pixels. */
export const VIEW = { width: 360, height: 640 }
