// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {CollectionNotAccepted, NotHolder, PriceMoved, PriceZero} from "./MarketErrors.sol";
import {PastTraders} from "./PastTraders.sol";
import {Refs} from "./Refs.sol";

/// @title Auction (NFT111)
/// @notice A token sent here with a start price is up for bids. A bid of at least 1.11 times the price takes the token
/// at once, pays the holder, and becomes the price. When nobody bids until the deadline, bidding closes and the holder
/// withdraws the token. The token is in custody of this contract from start to withdrawal.
/// @dev A receiver that cannot receive must never block a bid: else a holder could refuse the coin and so keep the
/// token for ever. So payouts to the holder, the copyright owner and the fee receiver are tried, and kept as credit
/// if the coin refuses; the past traders' part is always pulled, because their number is not bounded.
contract Auction is Ownable, Refs, PastTraders, ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// @notice Where an auction stands. Locked: the deadline passed after trades. Unlocked: it passed without any bid.
    enum State {
        None,
        Open,
        Locked,
        Unlocked,
        TakenOff
    }

    struct Lot {
        address holder;
        uint64 deadline;
        uint32 trades;
        bool isTakenOff;
        uint256 price;
    }

    /// @notice The most tokens of which one call pays the shares: more could cost more gas than a block takes.
    uint256 public constant MOST_TOKENS = 50;

    IERC20 private immutable _coin;
    address private immutable _copyrightOwner;
    address private immutable _feeReceiver;

    uint64 private _timeout;
    mapping(address collection => bool) private _collections;
    mapping(address collection => mapping(uint256 tokenId => Lot)) private _lots;
    mapping(address account => uint256) private _credits;

    event Started(
        address indexed collection, uint256 indexed tokenId, address indexed holder, uint256 price, bytes32 ref
    );
    event BidPlaced(
        address indexed collection,
        uint256 indexed tokenId,
        address previousHolder,
        address indexed bidder,
        uint256 amount,
        bytes32 ref
    );
    event PriceChanged(
        address indexed collection, uint256 indexed tokenId, address indexed holder, uint256 price, bytes32 ref
    );
    event TakenOff(address indexed collection, uint256 indexed tokenId, address indexed holder, bytes32 ref);
    event Withdrawn(address indexed collection, uint256 indexed tokenId, address indexed holder, bytes32 ref);
    event Credited(address indexed account, uint256 amount);
    event Cashed(address indexed account, uint256 amount, bytes32 ref);
    event ShareClaimed(
        address indexed collection, uint256 indexed tokenId, address indexed trader, uint256 amount, bytes32 ref
    );
    /// @notice One payment for all that an account collected: its credit and its shares, which have events of their own.
    event Collected(address indexed account, uint256 amount, bytes32 ref);
    event TimeoutChanged(uint64 timeoutSeconds);

    /// @notice The bid is below 1.11 times the price. In the smallest unit of MDS.
    error BidTooLow(uint256 tokenId, uint256 bid, uint256 minimum);
    /// @notice The holder tried to bid on the own token.
    error OwnAuction(uint256 tokenId, address holder);
    /// @notice The auction's state does not allow this.
    error WrongState(uint256 tokenId, State state);
    /// @notice The account has no credit, and no share in any of the tokens it named.
    error NothingToCollect(address account);
    /// @notice Each token has a collection and an id.
    error TokenMismatch(uint256 collections, uint256 tokenIds);
    /// @notice More tokens than one call may name.
    error TooManyTokens(uint256 tokens, uint256 most);
    /// @notice A time-out of zero seconds.
    error TimeoutZero();

    /// @param timeoutSeconds how long a price stands before bidding closes
    constructor(
        IERC20 coin_,
        address owner_,
        address copyrightOwner_,
        address feeReceiver_,
        uint64 timeoutSeconds,
        address[] memory collections
    ) Ownable(owner_) {
        _coin = coin_;
        _copyrightOwner = copyrightOwner_;
        _feeReceiver = feeReceiver_;
        _setTimeout(timeoutSeconds);
        for (uint256 i = 0; i < collections.length; i++) {
            _collections[collections[i]] = true;
        }
    }

    /// @notice Puts the caller's token up for bids. The caller has approved the token to this contract.
    /// @param price the starting price in the smallest unit of MDS; the first bid is at least 1.11 times it
    function start(address collection, uint256 tokenId, uint256 price, bytes32 ref) external once(ref) nonReentrant {
        if (!_collections[collection]) revert CollectionNotAccepted(collection);
        if (IERC721(collection).ownerOf(tokenId) != msg.sender) revert NotHolder(tokenId, msg.sender);
        if (price == 0) revert PriceZero(tokenId);
        _lots[collection][tokenId] =
            Lot({holder: msg.sender, deadline: _newDeadline(), trades: 0, isTakenOff: false, price: price});
        emit Started(collection, tokenId, msg.sender, price, ref);
        IERC721(collection).transferFrom(msg.sender, address(this), tokenId);
    }

    /// @notice Takes the token for `amount` of MDS, which the caller has approved to this contract.
    /// @param expectedPrice the price the caller saw: a price that moved since is refused, whatever the amount
    /// @param amount at least 1.11 times the price, rounded up
    function bid(address collection, uint256 tokenId, uint256 expectedPrice, uint256 amount, bytes32 ref)
        external
        once(ref)
        nonReentrant
    {
        Lot storage lot = _lots[collection][tokenId];
        _requireOpen(lot, tokenId);
        address previousHolder = lot.holder;
        if (previousHolder == msg.sender) revert OwnAuction(tokenId, previousHolder);
        if (lot.price != expectedPrice) revert PriceMoved(tokenId, expectedPrice, lot.price);
        uint256 minimum = _minimumBid(expectedPrice);
        if (amount < minimum) revert BidTooLow(tokenId, amount, minimum);

        lot.holder = msg.sender;
        lot.price = amount;
        lot.deadline = _newDeadline();
        lot.trades += 1;
        emit BidPlaced(collection, tokenId, previousHolder, msg.sender, amount, ref);
        _coin.safeTransferFrom(msg.sender, address(this), amount);
        _split(collection, tokenId, previousHolder, amount);
    }

    /// @notice Sets the price and restarts the deadline, also of an auction that locked after trades.
    function setPrice(address collection, uint256 tokenId, uint256 price, bytes32 ref) external once(ref) nonReentrant {
        Lot storage lot = _lots[collection][tokenId];
        State state = _stateOf(lot);
        if (state != State.Open && state != State.Locked) revert WrongState(tokenId, state);
        _requireHolder(lot, tokenId);
        if (price == 0) revert PriceZero(tokenId);
        lot.price = price;
        lot.deadline = _newDeadline();
        emit PriceChanged(collection, tokenId, msg.sender, price, ref);
    }

    /// @notice Closes bidding before the deadline, so that the holder can withdraw.
    function takeOff(address collection, uint256 tokenId, bytes32 ref) external once(ref) nonReentrant {
        Lot storage lot = _lots[collection][tokenId];
        _requireOpen(lot, tokenId);
        _requireHolder(lot, tokenId);
        lot.isTakenOff = true;
        emit TakenOff(collection, tokenId, msg.sender, ref);
    }

    /// @notice Hands the token back to its holder, once bidding is closed.
    /// @dev Without the receiver callback, so that no receiver can strand its token here.
    function withdraw(address collection, uint256 tokenId, bytes32 ref) external once(ref) nonReentrant {
        Lot storage lot = _lots[collection][tokenId];
        State state = _stateOf(lot);
        if (state == State.None || state == State.Open) revert WrongState(tokenId, state);
        _requireHolder(lot, tokenId);
        delete _lots[collection][tokenId];
        emit Withdrawn(collection, tokenId, msg.sender, ref);
        IERC721(collection).transferFrom(address(this), msg.sender, tokenId);
    }

    /// @notice Pays out, in one transfer, the caller's whole credit and what the caller has earned as a past trader of
    /// the given tokens. A token without a share, or named twice, adds nothing.
    /// @param collections the collection of each token
    function collect(address[] calldata collections, uint256[] calldata tokenIds, bytes32 ref)
        external
        once(ref)
        nonReentrant
    {
        if (collections.length != tokenIds.length) revert TokenMismatch(collections.length, tokenIds.length);
        if (tokenIds.length > MOST_TOKENS) revert TooManyTokens(tokenIds.length, MOST_TOKENS);
        uint256 amount = _credits[msg.sender];
        if (amount != 0) {
            delete _credits[msg.sender];
            emit Cashed(msg.sender, amount, ref);
        }
        for (uint256 i = 0; i < tokenIds.length; i++) {
            uint256 share = _settle(collections[i], tokenIds[i], msg.sender);
            if (share == 0) continue;
            amount += share;
            emit ShareClaimed(collections[i], tokenIds[i], msg.sender, share, ref);
        }
        if (amount == 0) revert NothingToCollect(msg.sender);
        emit Collected(msg.sender, amount, ref);
        _coin.safeTransfer(msg.sender, amount);
    }

    /// @notice Sets how long a price stands, for deadlines that start from now on.
    function setTimeout(uint64 timeoutSeconds) external onlyOwner {
        _setTimeout(timeoutSeconds);
    }

    /// @notice Everything about one auction. The price is in the smallest unit of MDS, the deadline in Unix seconds.
    function auction(address collection, uint256 tokenId)
        external
        view
        returns (address holder, uint256 price, uint64 deadline, uint32 trades, State state)
    {
        Lot storage lot = _lots[collection][tokenId];
        return (lot.holder, lot.price, lot.deadline, lot.trades, _stateOf(lot));
    }

    /// @notice The lowest bid that is accepted now, in the smallest unit of MDS.
    function minimumBid(address collection, uint256 tokenId) external view returns (uint256) {
        return _minimumBid(_lots[collection][tokenId].price);
    }

    /// @notice What the account can collect: its share in each of the given tokens, and its credit, in the smallest
    /// unit of MDS. One question, so that all of it is of one block.
    function waiting(address[] calldata collections, uint256[] calldata tokenIds, address account)
        external
        view
        returns (uint256[] memory shares, uint256 credited)
    {
        if (collections.length != tokenIds.length) revert TokenMismatch(collections.length, tokenIds.length);
        shares = new uint256[](tokenIds.length);
        for (uint256 i = 0; i < tokenIds.length; i++) {
            shares[i] = pendingShare(collections[i], tokenIds[i], account);
        }
        return (shares, _credits[account]);
    }

    /// @notice The account's failed payments, in the smallest unit of MDS.
    function credit(address account) external view returns (uint256) {
        return _credits[account];
    }

    /// @notice How long a price stands, in seconds.
    function timeout() external view returns (uint64) {
        return _timeout;
    }

    /// @notice The coin of all bids: MDS.
    function coin() external view returns (IERC20) {
        return _coin;
    }

    /// @notice Who receives 3 % of each trade.
    function copyrightOwner() external view returns (address) {
        return _copyrightOwner;
    }

    /// @notice Who receives the fee of 1 % of each trade.
    function feeReceiver() external view returns (address) {
        return _feeReceiver;
    }

    /// @dev Every part is rounded down and the holder gets the rest, so the parts sum to the amount. On a token's first
    /// trade there are no past traders; their part stays with the holder.
    function _split(address collection, uint256 tokenId, address holder, uint256 amount) private {
        uint256 copyrightPart = amount * 3 / 100;
        uint256 feePart = amount / 100;
        uint256 tradersPart = _hasPastTraders(collection, tokenId) ? amount / 100 : 0;
        if (tradersPart != 0) _share(collection, tokenId, tradersPart);
        _addTrader(collection, tokenId, holder);
        _payOrCredit(holder, amount - copyrightPart - feePart - tradersPart);
        _payOrCredit(_copyrightOwner, copyrightPart);
        _payOrCredit(_feeReceiver, feePart);
    }

    function _payOrCredit(address to, uint256 amount) private {
        if (amount == 0 || _coin.trySafeTransfer(to, amount)) return;
        _credits[to] += amount;
        emit Credited(to, amount);
    }

    function _setTimeout(uint64 timeoutSeconds) private {
        if (timeoutSeconds == 0) revert TimeoutZero();
        _timeout = timeoutSeconds;
        emit TimeoutChanged(timeoutSeconds);
    }

    function _newDeadline() private view returns (uint64) {
        return uint64(block.timestamp) + _timeout;
    }

    function _requireOpen(Lot storage lot, uint256 tokenId) private view {
        State state = _stateOf(lot);
        if (state != State.Open) revert WrongState(tokenId, state);
    }

    function _requireHolder(Lot storage lot, uint256 tokenId) private view {
        if (lot.holder != msg.sender) revert NotHolder(tokenId, msg.sender);
    }

    /// @dev A bid in the very second of the deadline still counts.
    function _stateOf(Lot storage lot) private view returns (State) {
        if (lot.holder == address(0)) return State.None;
        if (lot.isTakenOff) return State.TakenOff;
        if (block.timestamp <= lot.deadline) return State.Open;
        return lot.trades == 0 ? State.Unlocked : State.Locked;
    }

    function _minimumBid(uint256 price) private pure returns (uint256) {
        return (price * 111 + 99) / 100;
    }
}
