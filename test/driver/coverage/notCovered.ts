/** Of the branches of each folder. */
export const LEAST_PERCENT = 95

/** Why a file, by its name, has branches that no unit test takes. */
export const NOT_COVERED: Readonly<Record<string, string>> = {
  // What the types allow and no value of ours has.
  'changeNickname.ts': 'the form is shown to players only',
  'contact.ts': 'two area codes that both fit, and a player without a mobile number or an e-mail address',
  'findUnfinished.ts': 'assets without a token were left out before',
  'formatAmount.ts': 'a browser whose numbers have no marks',
  'journalOfPage.ts': 'an entry that is dead without a reason',
  'load.ts': 'a next page is asked for after the first one only',
  'mint.ts': 'an order without a price or an id: the shape of the answer refuses it before',
  'moneyActions.ts': 'the callers have asked for a chain step before',
  'tokenOf.ts': 'an entry on disk without a token, which none of our versions wrote',
  'refusal.ts': 'every name of the table has a word',
  // Entries that another version could have written.
  'drive.ts': 'an entry that is run again after the wallet was asked; the journal never offers that',
  'decodeCall.ts': 'a spender that is pinned and no contract of the game, such as a coin',
  // Another engine, page or wallet than Node has.
  'answers.ts': 'a database whose transaction cannot be opened',
  'keepScroll.ts': 'a page that is scrolled and left: end to end, 002',
  'tabItems.ts': 'the storage of a tab: end to end, 002',
  'areaCodes.ts': 'a browser that has no name for a region: old engines',
  'appChain.ts': 'a build without an explorer',
  'carried.ts': 'a transport that throws something of its own',
  'injected.ts': 'an adapted provider beside a whole one',
  'legacyProvider.ts': 'a provider that answers nothing to a payload, or refuses by both callback and promise',
  'read.ts': 'a wallet on another chain as the last source: the nodes were asked before',
  'reloadOnce.ts': 'a page that is reloaded',
  'services.ts': 'the date of an answer, which the fake ones do not have',
  // Two things at the same moment, and failures in one.
  'account.ts': 'a wallet that fails while it is watched for an account',
  'allow.ts': 'a login that ends while an approval waits, and a receipt that cannot be read',
  'discardEntry.ts': 'a disk that fails in that moment',
  'finalView.ts': 'the first answer of a node is always news',
  'logInByPassword.ts': 'two logins at once: the wallet first',
  'logInByWallet.ts': 'a second tap while the first one waits',
  'nodes.ts': 'a node that has no block at all, and two that disagree: end to end, 313',
  'personalSign.ts': 'the import of the check fails',
  'readBalances.ts': 'a script that cannot be fetched',
  'switchToBsc.ts': 'a second tap while the first one waits',
  'unlessAborted.ts': 'aborted before the question: the callers look before',
  'wait.ts': 'aborted before the wait begins',
  'wallet.ts': 'two searches that end at the same time',
  'whileAccountStays.ts': 'a wallet that says itself that its account changed',
  // The rest.
  'freshenReview.ts': 'the review is closed in that moment',
  'loadWalletBalances.ts': 'every node is silent while older balances are shown',
  'afterMoney.ts': 'the open asset is read again: end to end, 102',
  'assertAble.ts': 'the auction of an asset that is open: end to end, 102',
  'gas.ts': 'a node that says that gas costs nothing',
  'loadActivities.ts': 'each page belongs to a code',
  'loadNetworkFee.ts': 'what the account holds for the fee: the fake node does not tell it',
  'readOutcome.ts': 'a reverted transaction of a relayer, and logs of a coin without an amount',
  'toast.ts': 'copying that failed, without a text to show in its place',
}
