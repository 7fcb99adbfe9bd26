// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Coin} from "../../sandbox/chain/contracts/Coin.sol";
import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {Handler} from "./Handler.sol";

/// @notice Random histories of sales at a fixed price: everybody tries everything.
contract SaleHandler is Handler {
    uint256 public constant TOKENS = 3;

    Collection private immutable _collection;
    Coin private immutable _coin;
    /// @dev The handler's own books: who should hold a token and what it should cost, 0 if it is not on sale.
    mapping(uint256 tokenId => address) public holderOf;
    mapping(uint256 tokenId => uint256) public priceOf;

    constructor(Collection collection, Coin coin, address[] memory players) {
        (_collection, _coin, actors) = (collection, coin, players);
        for (uint256 tokenId = 1; tokenId <= TOKENS; tokenId++) {
            holderOf[tokenId] = collection.ownerOf(tokenId);
        }
    }

    function sell(uint256 actorSeed, uint256 tokenSeed, uint256 price, uint256 refSeed) external {
        uint256 tokenId = tokenAt(tokenSeed);
        price = price % 32 == 0 ? 0 : pickAmount(price, 1e24);
        address actor = pickActor(tokenId, actorSeed);
        bool isAllowed = actor == holderOf[tokenId] && priceOf[tokenId] == 0 && price != 0;
        bytes memory data = abi.encodePacked(Collection.sell.selector, abi.encode(tokenId, price));
        if (send(actor, data, refSeed, isAllowed, "only the holder sells")) priceOf[tokenId] = price;
    }

    function cancel(uint256 actorSeed, uint256 tokenSeed, uint256 refSeed) external {
        uint256 tokenId = tokenAt(tokenSeed);
        address actor = pickActor(tokenId, actorSeed);
        bool isAllowed = actor == holderOf[tokenId] && priceOf[tokenId] != 0;
        bytes memory data = abi.encodePacked(Collection.cancel.selector, abi.encode(tokenId));
        if (send(actor, data, refSeed, isAllowed, "only the seller cancels")) priceOf[tokenId] = 0;
    }

    function buy(uint256 actorSeed, uint256 tokenSeed, uint256 priceSeed, uint256 refSeed) external {
        uint256 tokenId = tokenAt(tokenSeed);
        address actor = actorAt(actorSeed);
        address seller = holderOf[tokenId];
        uint256 price = priceOf[tokenId];
        uint256 expected = priceSeed % 4 == 0 ? price + 1 : price;
        vm.prank(actor);
        _coin.approve(address(_collection), expected);
        bool isAllowed = price != 0 && expected == price && actor != seller && _coin.balanceOf(actor) >= price;
        uint256[3] memory before = balances(actor, seller);
        bytes memory data = abi.encodePacked(Collection.buy.selector, abi.encode(tokenId, expected));
        if (!send(actor, data, refSeed, isAllowed, "only a listed price buys")) return;
        (holderOf[tokenId], priceOf[tokenId]) = (actor, 0);
        uint256[3] memory afterwards = balances(actor, seller);
        uint256 fee = price * _collection.saleFeeBps() / 10_000;
        bool isRight = before[0] - afterwards[0] == price && afterwards[1] - before[1] == price - fee
            && afterwards[2] - before[2] == fee;
        if (!isRight) broken["a sale pays its price"]++;
    }

    function deposit(uint256 actorSeed, uint256 tokenSeed, uint256 refSeed) external {
        uint256 tokenId = tokenAt(tokenSeed);
        address actor = pickActor(tokenId, actorSeed);
        bool isAllowed = actor == holderOf[tokenId] && priceOf[tokenId] == 0;
        bytes memory data = abi.encodePacked(Collection.deposit.selector, abi.encode(tokenId));
        if (send(actor, data, refSeed, isAllowed, "only the holder deposits")) holderOf[tokenId] = _collection.vault();
    }

    /// @dev A plain transfer, which also takes tokens out of the game again.
    function transfer(uint256 actorSeed, uint256 tokenSeed, uint256 toSeed) external {
        uint256 tokenId = tokenAt(tokenSeed);
        address actor = pickActor(tokenId, actorSeed);
        bool isAllowed = actor == holderOf[tokenId] && priceOf[tokenId] == 0;
        address to = actorAt(toSeed);
        vm.prank(actor);
        try _collection.transferFrom(holderOf[tokenId], to, tokenId) {
            if (!isAllowed) broken["a listed token stays"]++;
            holderOf[tokenId] = to;
        } catch {
            if (isAllowed) broken["a good call was refused"]++;
        }
    }

    function setFee(uint256 seed) external {
        vm.prank(_collection.owner());
        _collection.setSaleFeeBps(uint16(seed % 1001));
    }

    function send(address actor, bytes memory data, uint256 refSeed, bool isAllowed, bytes32 rule)
        private
        returns (bool)
    {
        return attempt(actor, address(_collection), data, pickRef(refSeed), isAllowed, rule);
    }

    function balances(address buyer, address seller) private view returns (uint256[3] memory) {
        return [_coin.balanceOf(buyer), _coin.balanceOf(seller), _coin.balanceOf(_collection.feeReceiver())];
    }

    function pickActor(uint256 tokenId, uint256 seed) private view returns (address) {
        return seed % 2 == 0 ? holderOf[tokenId] : actorAt(seed / 2);
    }

    function tokenAt(uint256 seed) private pure returns (uint256) {
        return 1 + seed % TOKENS;
    }
}
