/** One deliberate fault in a contract: a text that occurs once, and what stands there instead. */
export interface Mutant {
  name: string
  file: string
  find: string
  replace: string
}

const inFile =
  (file: string) =>
  (name: string, find: string, replace: string): Mutant => ({ name, file, find, replace })

const refs = inFile('Refs.sol')
const collection = inFile('Collection.sol')
const card = inFile('Card.sol')
const activation = inFile('Activation.sol')
const auction = inFile('Auction.sol')
const traders = inFile('PastTraders.sol')

const THREE_PERCENT = 'amount * 3 / 100;'
const WITHDRAW = 'function withdraw(address collection, uint256 tokenId, bytes32 ref) external once(ref) nonReentrant {'

/** Every one of them has to make a test fail. */
export const MUTANTS: readonly Mutant[] = [
  refs('a used ref is accepted', ' || done[msg.sender][ref] != 0', ''),
  refs('the zero ref is accepted', 'ref == bytes32(0) || ', ''),
  refs('a ref is not remembered', 'done[msg.sender][ref] = block.number;', ''),
  refs('refs are shared by all senders', 'done[msg.sender][ref] != 0', 'done[address(0)][ref] != 0'),

  collection('anybody lists', '_requireHolder(tokenId);\n        _requireUnlisted', '_requireUnlisted'),
  collection(
    'a listed token is listed again',
    '_requireUnlisted(tokenId);\n        if (price == 0)',
    'if (price == 0)',
  ),
  collection('a token is listed for nothing', 'if (price == 0) revert PriceZero(tokenId);', ''),
  collection('a listed token moves', '_requireUnlisted(tokenId);\n        return super', 'return super'),
  collection('anybody cancels', '_requireHolder(tokenId);\n        if (_salePrices', 'if (_salePrices'),
  collection(
    'a moved price is paid',
    'if (price != expectedPrice) revert PriceMoved(tokenId, expectedPrice, price);',
    '',
  ),
  collection('the fee is rounded up', 'price * _saleFeeBps / 10_000', '(price * _saleFeeBps + 9_999) / 10_000'),
  collection('the fee stays with the buyer', '_coin.safeTransferFrom(msg.sender, _feeReceiver, fee);', ''),
  collection('the seller gets the fee too', 'seller, price - fee)', 'seller, price)'),
  collection('a mint takes any value', 'if (msg.value != _nativePrice)', 'if (msg.value < _nativePrice)'),
  collection(
    'a mint takes any coin price',
    'if (price != expectedPrice) revert MintPriceMoved',
    'if (false) revert MintPriceMoved',
  ),
  collection('the paid BNB stays', 'Address.sendValue(payable(_vault), msg.value);', ''),
  collection('a deposit stays out of the game', '_transfer(msg.sender, _vault, tokenId);', ''),
  collection(
    'anybody deposits',
    '_requireHolder(tokenId);\n        _transfer(msg.sender, _vault',
    '_transfer(ownerOf(tokenId), _vault',
  ),
  collection('the fee has no limit', 'if (bps > MAX_SALE_FEE_BPS)', 'if (bps > 10_000)'),
  card('a card has a fifth kind', 'kind <= 4', 'kind <= 5'),

  activation(
    'an account is activated twice',
    'if (_accounts[msg.sender]) revert AccountAlreadyActivated(msg.sender);',
    '',
  ),
  activation('an account costs one unit', '10 ** accountCoin.decimals()', '1'),
  activation('an account costs 10^18', '10 ** accountCoin.decimals()', '10 ** 18'),
  activation('an asset is activated twice', '_assets[collection][tokenId] = true;', ''),
  activation(
    'a moved asset price is paid',
    'if (price != expectedPrice) revert AssetPriceMoved',
    'if (false) revert AssetPriceMoved',
  ),
  activation('any coin tops up', 'if (!_accepted[coin]) revert CoinNotAccepted(coin);', ''),
  activation('a top-up stays in the contract', '_vault, amount);', 'address(this), amount);'),

  auction(
    'anybody starts',
    'if (IERC721(collection).ownerOf(tokenId) != msg.sender) revert NotHolder(tokenId, msg.sender);',
    '',
  ),
  auction('the start keeps no custody', 'IERC721(collection).transferFrom(msg.sender, address(this), tokenId);', ''),
  auction('the minimum is rounded down', '(price * 111 + 99) / 100', 'price * 111 / 100'),
  auction('the minimum is 1.10', '(price * 111 + 99)', '(price * 110 + 99)'),
  auction('a bid at the minimum is refused', 'if (amount < minimum)', 'if (amount <= minimum)'),
  auction('the holder bids', 'if (previousHolder == msg.sender) revert OwnAuction(tokenId, previousHolder);', ''),
  auction(
    'a bid at a moved price counts',
    'if (lot.price != expectedPrice) revert PriceMoved(tokenId, expectedPrice, lot.price);',
    '',
  ),
  auction(
    'a bid after the deadline counts',
    'if (block.timestamp <= lot.deadline) return State.Open;',
    'if (lot.trades == 0 || block.timestamp <= lot.deadline) return State.Open;',
  ),
  auction('the second of the deadline is late', 'block.timestamp <= lot.deadline', 'block.timestamp < lot.deadline'),
  auction(
    'a bid does not restart the deadline',
    'lot.price = amount;\n        lot.deadline = _newDeadline();',
    'lot.price = amount;',
  ),
  auction('a bid leaves the price', 'lot.price = amount;\n', '\n'),
  auction('the copyright owner gets 2 %', THREE_PERCENT, 'amount * 2 / 100;'),
  auction('the copyright part is rounded up', THREE_PERCENT, '(amount * 3 + 99) / 100;'),
  auction(
    'the holder gets 95 %, the rest is lost',
    'amount - copyrightPart - feePart - tradersPart',
    'amount * 95 / 100',
  ),
  auction(
    'the seller shares in this very trade',
    'if (tradersPart != 0) _share(collection, tokenId, tradersPart);\n        _addTrader(collection, tokenId, holder);',
    '_addTrader(collection, tokenId, holder);\n        if (tradersPart != 0) _share(collection, tokenId, tradersPart);',
  ),
  auction('a first trade pays past traders', '_hasPastTraders(collection, tokenId) ? amount / 100 : 0', 'amount / 100'),
  auction('a seller gets no share of later trades', '_addTrader(collection, tokenId, holder);', ''),
  auction(
    'a refusing receiver blocks a bid',
    'if (amount == 0 || _coin.trySafeTransfer(to, amount)) return;',
    '_coin.safeTransfer(to, amount);\n        if (true) return;',
  ),
  auction('credit replaces what was there', '_credits[to] += amount;', '_credits[to] = amount;'),
  auction('credit is collected twice', 'delete _credits[msg.sender];', ''),
  auction('anybody sets the price', '_requireHolder(lot, tokenId);\n        if (price == 0)', 'if (price == 0)'),
  auction(
    'an unlocked auction reopens',
    'if (state != State.Open && state != State.Locked)',
    'if (state == State.None || state == State.TakenOff)',
  ),
  auction('anybody takes off', '_requireHolder(lot, tokenId);\n        lot.isTakenOff', 'lot.isTakenOff'),
  auction('anybody withdraws', '_requireHolder(lot, tokenId);\n        delete _lots', 'delete _lots'),
  auction(
    'an open auction is withdrawn',
    'if (state == State.None || state == State.Open)',
    'if (state == State.None)',
  ),
  auction(
    'a locked token is stuck',
    'state == State.None || state == State.Open',
    'state == State.None || state == State.Open || state == State.Locked',
  ),
  auction('a withdrawal leaves the auction', 'delete _lots[collection][tokenId];', ''),
  auction('withdrawing has no lock', WITHDRAW, WITHDRAW.replace(' nonReentrant', '')),
  auction(
    'collecting ignores its ref',
    'external\n        once(ref)\n        nonReentrant\n    {\n        if (collections.length',
    'external\n        nonReentrant\n    {\n        if (collections.length',
  ),
  auction(
    'collecting has no lock',
    'once(ref)\n        nonReentrant\n    {\n        if (collections.length',
    'once(ref)\n    {\n        if (collections.length',
  ),
  auction('nothing is collected', 'if (amount == 0) revert NothingToCollect(msg.sender);', ''),
  auction('the last share replaces the others', 'amount += share;', 'amount = share;'),
  auction('any number of tokens is collected', 'tokenIds.length > MOST_TOKENS', 'false'),
  auction('one token less is collected', 'tokenIds.length > MOST_TOKENS', 'tokenIds.length >= MOST_TOKENS'),
  auction(
    'lists of two lengths are collected',
    'if (collections.length != tokenIds.length) revert TokenMismatch(collections.length, tokenIds.length);\n        if (tokenIds',
    'if (tokenIds',
  ),
  auction('credit does not wait', 'return (shares, _credits[account]);', 'return (shares, 0);'),

  traders('a remainder is not carried', 'pool.carried = sum % pool.shares;', ''),
  traders('what was carried is forgotten', 'amount + pool.carried', 'amount'),
  traders('a new share earns from the past', 'pool.settledOf[trader] += pool.perShare;', ''),
  traders('a share is claimed twice', '_pools[collection][tokenId].settledOf[trader] += amount;', ''),
]
