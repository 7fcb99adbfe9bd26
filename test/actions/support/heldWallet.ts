/** A wallet whose owner answers when the test says so. */
export function heldWallet() {
  const answers: ((isAgreed: boolean) => void)[] = []
  return { answers, approve: () => new Promise<boolean>((resolve) => answers.push(resolve)) }
}
