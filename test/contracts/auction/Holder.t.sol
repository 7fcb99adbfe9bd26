// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {NotHolder, PriceZero} from "../../sandbox/chain/contracts/MarketErrors.sol";
import {AuctionWorld} from "./AuctionWorld.sol";

/// @notice What only the holder may do, and in which state.
contract AuctionHolderTest is AuctionWorld {
    function setUp() public override {
        super.setUp();
        start(PRICE);
    }

    function test_TheHolderChangesThePriceAndTheDeadlineRestarts() public {
        vm.warp(block.timestamp + 1 hours);
        vm.prank(alice);
        vm.expectEmit(address(auction));
        emit Auction.PriceChanged(collection, tokenId, alice, 5, "price");
        auction.setPrice(collection, tokenId, 5, "price");
        assertAuction(alice, 5, block.timestamp + TIMEOUT, 0, Auction.State.Open);
    }

    function test_APriceOfZeroIsRefused() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(PriceZero.selector, tokenId));
        auction.setPrice(collection, tokenId, 0, "free");
    }

    function test_OnlyTheHolderActs() public {
        vm.startPrank(bob);
        expectNotHolder(bob);
        auction.setPrice(collection, tokenId, 5, "price");
        expectNotHolder(bob);
        auction.takeOff(collection, tokenId, "off");
        pastDeadline();
        expectNotHolder(bob);
        auction.withdraw(collection, tokenId, "mine now");
    }

    function test_AfterABidOnlyTheBidderActs() public {
        bid(bob, FIRST_BID);
        vm.prank(alice);
        expectNotHolder(alice);
        auction.takeOff(collection, tokenId, "off");
        vm.prank(bob);
        auction.takeOff(collection, tokenId, "off");
        assertState(state(), Auction.State.TakenOff);
    }

    function test_ALockedAuctionIsReopenedByANewPrice() public {
        bid(bob, FIRST_BID);
        pastDeadline();
        assertState(state(), Auction.State.Locked);
        vm.prank(carol);
        expectWrongState(Auction.State.Locked);
        auction.bid(collection, tokenId, FIRST_BID, 2 * FIRST_BID, "late");
        vm.prank(bob);
        auction.setPrice(collection, tokenId, PRICE, newRef());
        assertAuction(bob, PRICE, block.timestamp + TIMEOUT, 1, Auction.State.Open);
        bid(carol, FIRST_BID);
    }

    function test_AnUnlockedAuctionIsNotReopened() public {
        pastDeadline();
        assertState(state(), Auction.State.Unlocked);
        vm.prank(alice);
        expectWrongState(Auction.State.Unlocked);
        auction.setPrice(collection, tokenId, PRICE, "reopen");
    }

    function test_TakingOffClosesBidding() public {
        vm.prank(alice);
        vm.expectEmit(address(auction));
        emit Auction.TakenOff(collection, tokenId, alice, "off");
        auction.takeOff(collection, tokenId, "off");
        assertAuction(alice, PRICE, block.timestamp + TIMEOUT, 0, Auction.State.TakenOff);
        vm.prank(bob);
        expectWrongState(Auction.State.TakenOff);
        auction.bid(collection, tokenId, PRICE, FIRST_BID, "late");
        vm.startPrank(alice);
        expectWrongState(Auction.State.TakenOff);
        auction.setPrice(collection, tokenId, PRICE, "reopen");
        expectWrongState(Auction.State.TakenOff);
        auction.takeOff(collection, tokenId, "again");
    }

    function test_WhatIsClosedIsNotTakenOff() public {
        pastDeadline();
        vm.prank(alice);
        expectWrongState(Auction.State.Unlocked);
        auction.takeOff(collection, tokenId, "off");
    }

    function test_WhatWasTakenOffIsWithdrawn() public {
        vm.startPrank(alice);
        auction.takeOff(collection, tokenId, newRef());
        vm.expectEmit(address(auction));
        emit Auction.Withdrawn(collection, tokenId, alice, "withdraw");
        auction.withdraw(collection, tokenId, "withdraw");
        vm.assertEq(card.ownerOf(tokenId), alice);
        assertAuction(address(0), 0, 0, 0, Auction.State.None);
    }

    function test_AnUnlockedTokenIsWithdrawn() public {
        pastDeadline();
        vm.prank(alice);
        auction.withdraw(collection, tokenId, newRef());
        vm.assertEq(card.ownerOf(tokenId), alice);
    }

    function test_ALockedTokenIsWithdrawnByTheBidder() public {
        bid(bob, FIRST_BID);
        pastDeadline();
        vm.prank(bob);
        auction.withdraw(collection, tokenId, newRef());
        vm.assertEq(card.ownerOf(tokenId), bob);
    }

    function test_AnOpenAuctionIsNotWithdrawn() public {
        vm.warp(block.timestamp + TIMEOUT);
        vm.prank(alice);
        expectWrongState(Auction.State.Open);
        auction.withdraw(collection, tokenId, "early");
    }

    function test_WhatIsNotUpForBidsHasNoHolder() public {
        collection = address(dragon);
        vm.startPrank(alice);
        expectWrongState(Auction.State.None);
        auction.setPrice(collection, tokenId, 1, "price");
        expectWrongState(Auction.State.None);
        auction.takeOff(collection, tokenId, "off");
        expectWrongState(Auction.State.None);
        auction.withdraw(collection, tokenId, "withdraw");
    }

    function test_AWithdrawnTokenStartsAFreshAuction() public {
        bid(bob, FIRST_BID);
        pastDeadline();
        vm.startPrank(bob);
        auction.withdraw(collection, tokenId, newRef());
        card.approve(address(auction), tokenId);
        auction.start(collection, tokenId, 3, newRef());
        assertAuction(bob, 3, block.timestamp + TIMEOUT, 0, Auction.State.Open);
    }

    function expectNotHolder(address caller) private {
        vm.expectRevert(abi.encodeWithSelector(NotHolder.selector, tokenId, caller));
    }
}
