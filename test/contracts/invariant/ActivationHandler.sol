// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Activation} from "../../sandbox/chain/contracts/Activation.sol";
import {Coin} from "../../sandbox/chain/contracts/Coin.sol";
import {Handler} from "./Handler.sol";

/// @notice Random histories of payments into the game, with approvals that are too small, exact or too large.
contract ActivationHandler is Handler {
    uint256 public constant TOKENS = 3;

    Activation private immutable _activation;
    Coin private immutable _coin;
    address private immutable _collection;
    /// @notice What each player paid for the account, and everybody for all else, in the coin's smallest unit.
    mapping(address account => uint256) public paidForAccount;
    uint256 public paidForRest;
    mapping(uint256 tokenId => uint256) public assetPayments;

    constructor(Activation activation, Coin coin, address collection, address[] memory players) {
        (_activation, _coin, _collection, actors) = (activation, coin, collection, players);
    }

    function activateAccount(uint256 actorSeed, uint256 allowance, uint256 refSeed) external {
        address actor = actorAt(actorSeed);
        uint256 price = 10 ** _coin.decimals();
        bool isAllowed = !_activation.accountActivated(actor) && approve(actor, price, allowance);
        bytes memory data = abi.encodePacked(Activation.activateAccount.selector);
        paidForAccount[actor] += send(actor, data, refSeed, isAllowed, "an account is activated once");
    }

    function activateAsset(uint256 actorSeed, uint256 tokenSeed, uint256 allowance, uint256 refSeed) external {
        address actor = actorAt(actorSeed);
        uint256 tokenId = 1 + tokenSeed % (TOKENS + 1);
        uint256 price = _activation.assetPrice(address(_coin));
        uint256 expected = allowance % 16 == 1 ? price + 1 : price;
        bool isAllowed = approve(actor, price, allowance) && expected == price && tokenId <= TOKENS
            && !_activation.assetActivated(_collection, tokenId);
        bytes memory data =
            abi.encodePacked(Activation.activateAsset.selector, abi.encode(_coin, _collection, tokenId, expected));
        uint256 paid = send(actor, data, refSeed, isAllowed, "an asset is activated once");
        if (paid != 0) assetPayments[tokenId]++;
        paidForRest += paid;
    }

    function pay(uint256 actorSeed, uint256 amount, uint256 allowance, uint256 refSeed) external {
        address actor = actorAt(actorSeed);
        amount = amount % 8 == 0 ? 0 : pickAmount(amount, 10e8);
        bool isAllowed = approve(actor, amount, allowance) && amount != 0;
        bytes memory data = abi.encodePacked(Activation.pay.selector, abi.encode(_coin, amount));
        uint256 paid = send(actor, data, refSeed, isAllowed, "only what is approved is paid");
        if (paid != 0 && paid != amount) broken["a payment takes its amount"]++;
        paidForRest += paid;
    }

    /// @dev Approves too little, just enough or more; returns whether the payment can be made.
    function approve(address actor, uint256 price, uint256 seed) private returns (bool) {
        uint256 allowance = seed % 4 == 0 && price != 0 ? price - 1 : seed % 4 == 1 ? type(uint256).max : price;
        vm.prank(actor);
        _coin.approve(address(_activation), allowance);
        return allowance >= price && _coin.balanceOf(actor) >= price;
    }

    /// @dev Returns what the call took from the actor.
    function send(address actor, bytes memory data, uint256 refSeed, bool isAllowed, bytes32 rule)
        private
        returns (uint256)
    {
        uint256 before = _coin.balanceOf(actor);
        attempt(actor, address(_activation), data, pickRef(refSeed), isAllowed, rule);
        return before - _coin.balanceOf(actor);
    }
}
