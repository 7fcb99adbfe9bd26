// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {HookCoin} from "../support/HookCoin.sol";
import {Handler} from "./Handler.sol";

/// @notice Random histories of auctions: everybody tries everything, at any time, with any receiver refusing coins.
contract AuctionHandler is Handler {
    struct Lot {
        Collection collection;
        uint256 tokenId;
    }

    struct Bid {
        address actor;
        address holder;
        uint256 expected;
        uint256 amount;
    }

    Auction private immutable _auction;
    HookCoin private immutable _coin;
    /// @dev The players, then those who are only paid.
    address[] private _paid;
    Lot[] private _lots;
    /// @notice What past traders were given and have not claimed, by lot; kept apart from the contract's own books.
    mapping(uint256 lot => uint256) public pool;
    mapping(uint256 lot => uint256) private _tradesEver;

    constructor(Auction auction, HookCoin coin, address[] memory players, address[] memory earners) {
        (_auction, _coin, actors) = (auction, coin, players);
        _paid = players;
        for (uint256 i = 0; i < earners.length; i++) {
            _paid.push(earners[i]);
        }
    }

    function addLot(Collection collection, uint256 tokenId) external {
        _lots.push(Lot(collection, tokenId));
    }

    function lots() external view returns (Lot[] memory) {
        return _lots;
    }

    function paid() external view returns (address[] memory) {
        return _paid;
    }

    function start(uint256 actorSeed, uint256 lotSeed, uint256 price, uint256 refSeed) external {
        (Lot memory lot,) = lotIn(Auction.State.None, lotSeed);
        price = pickAmount(price, 1e24);
        address holder = lot.collection.ownerOf(lot.tokenId);
        // Mostly by the holder, else hardly an auction would start.
        address actor = actorSeed % 4 == 0 || holder == address(_auction) ? actorAt(actorSeed / 4) : holder;
        vm.prank(holder);
        lot.collection.setApprovalForAll(address(_auction), true);
        bytes memory data = abi.encodePacked(Auction.start.selector, abi.encode(lot.collection, lot.tokenId, price));
        send(actor, data, refSeed, actor == holder, "only the holder starts");
    }

    /// @dev Any bid: also late, too low, at another price than the one that stands, or by the holder.
    function bid(uint256 actorSeed, uint256 lotSeed, uint256 amountSeed, uint256 refSeed) external {
        (Lot memory lot, uint256 index) = lotIn(Auction.State.Open, lotSeed);
        (address holder, uint256 price,,,) = _auction.auction(address(lot.collection), lot.tokenId);
        uint256 amount = pickBid(price, amountSeed);
        Bid memory it = Bid(actorAt(actorSeed), holder, amountSeed % 16 == 3 ? price + 1 : price, amount);
        bool isInTime = isOpen(lot) && it.expected == price && it.actor != holder;
        sendBid(index, it, isInTime && amount * 100 >= price * 111, refSeed);
    }

    /// @dev A bid that should succeed if the auction is open, so that histories have many trades.
    function bidWell(uint256 actorSeed, uint256 lotSeed, uint256 amountSeed, uint256 refSeed) external {
        (Lot memory lot, uint256 index) = lotIn(Auction.State.Open, lotSeed);
        (address holder, uint256 price,,,) = _auction.auction(address(lot.collection), lot.tokenId);
        address actor = actorAt(actorSeed);
        if (actor == holder) actor = actorAt(actorSeed % actors.length + 1);
        uint256 amount = 1 + price * 111 / 100 + amountSeed % (1 + price / 4);
        sendBid(index, Bid(actor, holder, price, amount), isOpen(lot), refSeed);
    }

    function setPrice(uint256 actorSeed, uint256 lotSeed, uint256 price, uint256 refSeed) external {
        (Lot memory lot,) = lotAt(lotSeed);
        price = pickAmount(price, 1e24);
        Auction.State state = stateOf(lot);
        bytes memory data = abi.encodePacked(Auction.setPrice.selector, abi.encode(lot.collection, lot.tokenId, price));
        actAsHolder(lot, actorSeed, data, refSeed, state == Auction.State.Open || state == Auction.State.Locked);
    }

    /// @dev Not each time: an auction should live for a few trades.
    function takeOff(uint256 actorSeed, uint256 lotSeed, uint256 refSeed) external {
        if (lotSeed % 4 != 0) return;
        lotSeed /= 4;
        (Lot memory lot,) = lotAt(lotSeed);
        bytes memory data = abi.encodePacked(Auction.takeOff.selector, abi.encode(lot.collection, lot.tokenId));
        actAsHolder(lot, actorSeed, data, refSeed, isOpen(lot));
    }

    function withdraw(uint256 actorSeed, uint256 lotSeed, uint256 refSeed) external {
        (Lot memory lot,) = lotAt(lotSeed);
        bytes memory data = abi.encodePacked(Auction.withdraw.selector, abi.encode(lot.collection, lot.tokenId));
        actAsHolder(lot, actorSeed, data, refSeed, stateOf(lot) != Auction.State.None && !isOpen(lot));
    }

    /// @dev Of no token, of some or of all, and now and then of one twice; by those who are only paid, too.
    function collect(uint256 actorSeed, uint256 tokensSeed, uint256 refSeed) external {
        address actor = actorSeed % 4 == 0 ? creditor(actorSeed / 4) : _paid[actorSeed / 4 % _paid.length];
        uint256 count = tokensSeed % (_lots.length + 2);
        address[] memory collections = new address[](count);
        uint256[] memory tokenIds = new uint256[](count);
        uint256 due = _auction.credit(actor);
        uint256[] memory claimed = new uint256[](_lots.length);
        for (uint256 i = 0; i < count; i++) {
            uint256 index = (tokensSeed / 8 + i) % _lots.length;
            (collections[i], tokenIds[i]) = (address(_lots[index].collection), _lots[index].tokenId);
            claimed[index] = _auction.pendingShare(collections[i], tokenIds[i], actor);
        }
        for (uint256 i = 0; i < claimed.length; i++) {
            due += claimed[i];
        }
        bool isAllowed = due != 0 && !_coin.refuses(actor);
        bytes32 ref = pickRef(refSeed);
        uint256 before = _coin.balanceOf(actor);
        bytes memory data = abi.encodeCall(Auction.collect, (collections, tokenIds, ref));
        if (!attemptWhole(actor, address(_auction), data, ref, isAllowed, "only what waits is collected")) return;
        if (_coin.balanceOf(actor) - before != due) broken["all that waits is paid"]++;
        for (uint256 i = 0; i < claimed.length; i++) {
            pool[i] -= claimed[i];
        }
    }

    /// @dev Up to half a day, so that deadlines pass now and then; or to the very second of a deadline.
    function wait_(uint256 time, uint256 lotSeed) external {
        (Lot memory lot,) = lotIn(Auction.State.Open, lotSeed);
        (,, uint64 deadline,,) = _auction.auction(address(lot.collection), lot.tokenId);
        bool isToDeadline = time % 4 == 0 && deadline > block.timestamp;
        vm.warp(isToDeadline ? deadline : block.timestamp + time % 12 hours);
    }

    function refuse(uint256 accountSeed, uint256 seed) external {
        _coin.setRefuses(_paid[accountSeed % _paid.length], seed % 2 == 0);
    }

    function actAsHolder(Lot memory lot, uint256 actorSeed, bytes memory data, uint256 refSeed, bool isState) private {
        (address holder,,,,) = _auction.auction(address(lot.collection), lot.tokenId);
        address actor = actorSeed % 2 == 0 && holder != address(0) ? holder : actorAt(actorSeed / 2);
        send(actor, data, refSeed, isState && actor == holder, "only the holder acts");
    }

    function send(address actor, bytes memory data, uint256 refSeed, bool isAllowed, bytes32 rule)
        private
        returns (bool)
    {
        return attempt(actor, address(_auction), data, pickRef(refSeed), isAllowed, rule);
    }

    /// @dev What the holder, the copyright owner and the fee receiver have, in coins and in credit.
    function wealth(address holder) private view returns (uint256[3] memory sums) {
        address[3] memory accounts = [holder, _auction.copyrightOwner(), _auction.feeReceiver()];
        for (uint256 i = 0; i < 3; i++) {
            sums[i] = _coin.balanceOf(accounts[i]) + _auction.credit(accounts[i]);
        }
    }

    function checkParts(uint256 index, address holder, uint256 amount, uint256[3] memory before) private {
        uint256[3] memory afterwards = wealth(holder);
        uint256 pastTraders = _tradesEver[index]++ == 0 ? 0 : amount / 100;
        pool[index] += pastTraders;
        uint256 copyrightPart = afterwards[1] - before[1];
        uint256 feePart = afterwards[2] - before[2];
        bool areRight = copyrightPart == amount * 3 / 100 && feePart == amount / 100;
        uint256 sum = afterwards[0] - before[0] + copyrightPart + feePart + pastTraders;
        if (!areRight || sum != amount) broken["the parts sum to the price"]++;
    }

    function checkTaken(Lot memory lot, address bidder, uint256 amount) private {
        (address holder, uint256 price, uint64 deadline,, Auction.State state) =
            _auction.auction(address(lot.collection), lot.tokenId);
        bool isFresh = deadline == block.timestamp + _auction.timeout() && state == Auction.State.Open;
        if (holder != bidder || price != amount || !isFresh) broken["a bid takes the token"]++;
    }

    function sendBid(uint256 index, Bid memory it, bool isAllowed, uint256 refSeed) private {
        Lot memory lot = _lots[index];
        vm.prank(it.actor);
        _coin.approve(address(_auction), it.amount);
        bool canPay = _coin.balanceOf(it.actor) >= it.amount;
        uint256[3] memory before = wealth(it.holder);
        bytes memory arguments = abi.encode(lot.collection, lot.tokenId, it.expected, it.amount);
        bytes memory data = abi.encodePacked(Auction.bid.selector, arguments);
        if (!send(it.actor, data, refSeed, isAllowed && canPay, ruleOf(lot, it))) return;
        checkParts(index, it.holder, it.amount, before);
        checkTaken(lot, it.actor, it.amount);
    }

    /// @dev Which rule is broken if the bid succeeds though it should not.
    function ruleOf(Lot memory lot, Bid memory it) private view returns (bytes32) {
        (, uint256 price,,,) = _auction.auction(address(lot.collection), lot.tokenId);
        if (!isOpen(lot)) return "no bid after the deadline";
        if (it.amount * 100 < price * 111) return "a bid is at least 1.11 prices";
        return "no own or moved bid";
    }

    /// @dev Around the minimum, so that one unit too little is tried as often as just enough.
    function pickBid(uint256 price, uint256 seed) private pure returns (uint256) {
        uint256 lowest = price * 111 / 100;
        return seed % 3 == 0 ? lowest : lowest + 1 + (seed / 3) % (1 + lowest / 5);
    }

    /// @dev Somebody with credit, if anybody has.
    function creditor(uint256 seed) private view returns (address account) {
        for (uint256 i = 0; i < _paid.length; i++) {
            account = _paid[(seed % _paid.length + i) % _paid.length];
            if (_auction.credit(account) != 0) return account;
        }
    }

    function lotAt(uint256 seed) private view returns (Lot memory, uint256 index) {
        index = seed % _lots.length;
        return (_lots[index], index);
    }

    /// @dev Mostly a lot in this state, if there is one: so that histories get somewhere.
    function lotIn(Auction.State state, uint256 seed) private view returns (Lot memory lot, uint256 index) {
        (lot, index) = lotAt(seed);
        if (seed % 8 == 0) return (lot, index);
        for (uint256 i = 0; i < _lots.length && stateOf(lot) != state; i++) {
            (lot, index) = lotAt(index + 1);
        }
    }

    function stateOf(Lot memory lot) private view returns (Auction.State state) {
        (,,,, state) = _auction.auction(address(lot.collection), lot.tokenId);
    }

    /// @dev By the handler's own reckoning of the deadline.
    function isOpen(Lot memory lot) private view returns (bool) {
        (address holder,, uint64 deadline,, Auction.State state) =
            _auction.auction(address(lot.collection), lot.tokenId);
        return holder != address(0) && state != Auction.State.TakenOff && block.timestamp <= deadline;
    }
}
