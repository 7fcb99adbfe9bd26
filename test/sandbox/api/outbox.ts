/** A code that a production provider would send by SMS or mail. */
export interface SentCode {
  account: string
  purpose: string
  code: string
  /** Unix seconds */
  sentAt: number
}

export interface Outbox {
  send(code: SentCode): void
  /** Newest first. */
  list(account?: string): SentCode[]
  clear(): void
}

const KEPT_CODES = 200

/** Keeps the codes and tells `onSend` of each. */
export function createOutbox(onSend: (code: SentCode) => void = () => undefined): Outbox {
  let codes: SentCode[] = []
  return {
    send: (code) => {
      codes = [code, ...codes].slice(0, KEPT_CODES)
      onSend(code)
    },
    list: (account) => codes.filter((code) => account === undefined || code.account === account),
    clear: () => {
      codes = []
    },
  }
}
