/** The way through the practice in English: what each step's button says, and how many questions of the pretend wallet follow. */
export const PRACTICE_STEPS: readonly (readonly [does: string, questions: number])[] = [
  ['Buy for 60 MDS', 2],
  ['Sell', 1],
  ['A few hours later', 0],
  ['Start an auction', 2],
  ['A few hours later', 0],
  ['A few hours later', 0],
  ['Take it to the wallet', 1],
  ['Bid', 2],
  ['A few hours later', 0],
  ['Bid', 2],
  ['A day later', 0],
  ['Take back from the protocol', 1],
]
