// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {World} from "../support/World.sol";

/// @notice A card of alice, and moves that the auction's tests share.
abstract contract AuctionWorld is World {
    uint256 internal constant PRICE = 1000 ether;
    uint256 internal constant FIRST_BID = 1110 ether;

    address internal collection;
    uint256 internal tokenId;

    function setUp() public virtual override {
        super.setUp();
        collection = address(card);
        tokenId = give(card, alice, 1);
    }

    function start(uint256 price) internal {
        vm.startPrank(alice);
        card.approve(address(auction), tokenId);
        auction.start(collection, tokenId, price, newRef());
        vm.stopPrank();
    }

    /// @dev Bids at the price that stands, having approved just the amount.
    function bid(address from, uint256 amount) internal {
        allow(from, address(auction), amount);
        uint256 price = currentPrice();
        bytes32 ref = newRef();
        vm.prank(from);
        auction.bid(collection, tokenId, price, amount, ref);
    }

    function collect(address trader) internal {
        bytes32 ref = newRef();
        (address[] memory collections_, uint256[] memory tokenIds) = named();
        vm.prank(trader);
        auction.collect(collections_, tokenIds, ref);
    }

    /// @dev The token, as `collect` and `waiting` take it.
    function named() internal view returns (address[] memory collections_, uint256[] memory tokenIds) {
        return many(1);
    }

    /// @dev The token, named so many times.
    function many(uint256 count) internal view returns (address[] memory collections_, uint256[] memory tokenIds) {
        (collections_, tokenIds) = (new address[](count), new uint256[](count));
        for (uint256 i = 0; i < count; i++) {
            (collections_[i], tokenIds[i]) = (collection, tokenId);
        }
    }

    function none() internal pure returns (address[] memory collections_, uint256[] memory tokenIds) {
        return (new address[](0), new uint256[](0));
    }

    function pending(address trader) internal view returns (uint256) {
        return auction.pendingShare(collection, tokenId, trader);
    }

    function currentPrice() internal view returns (uint256 price) {
        (, price,,,) = auction.auction(collection, tokenId);
    }

    function state() internal view returns (Auction.State current) {
        (,,,, current) = auction.auction(collection, tokenId);
    }

    function assertAuction(address holder, uint256 price, uint256 deadline, uint32 trades, Auction.State current)
        internal
        view
    {
        (address actualHolder, uint256 actualPrice, uint64 actualDeadline, uint32 actualTrades, Auction.State actual) =
            auction.auction(collection, tokenId);
        vm.assertEq(actualHolder, holder, "holder");
        vm.assertEq(actualPrice, price, "price");
        vm.assertEq(actualDeadline, deadline, "deadline");
        vm.assertEq(actualTrades, trades, "trades");
        assertState(actual, current);
    }

    function assertState(Auction.State actual, Auction.State expected) internal pure {
        vm.assertEq(uint8(actual), uint8(expected), "state");
    }

    function expectWrongState(Auction.State current) internal {
        vm.expectRevert(abi.encodeWithSelector(Auction.WrongState.selector, tokenId, current));
    }

    function pastDeadline() internal {
        vm.warp(block.timestamp + TIMEOUT + 1);
    }
}
