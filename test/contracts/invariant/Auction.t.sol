// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {Reentrant} from "../support/Reentrant.sol";
import {AuctionHandler} from "./AuctionHandler.sol";
import {Handler} from "./Handler.sol";
import {InvariantWorld} from "./InvariantWorld.sol";

contract AuctionInvariants is InvariantWorld {
    AuctionHandler private handler;
    Reentrant private attacker;
    uint256 private supply;

    function setUp() public override {
        super.setUp();
        attacker = new Reentrant();
        address[] memory players = new address[](4);
        (players[0], players[1], players[2], players[3]) = (alice, bob, carol, address(attacker));
        address[] memory earners = new address[](2);
        (earners[0], earners[1]) = (copyrightOwner, feeReceiver);
        handler = new AuctionHandler(auction, mds, players, earners);
        handler.addLot(card, give(card, alice, 1));
        handler.addLot(card, give(card, bob, 2));
        handler.addLot(dragon, give(dragon, address(attacker), 0));
        for (uint256 i = 0; i < players.length; i++) mds.mint(players[i], 1e30);
        supply = mds.totalSupply();
        mds.setCalls(address(attacker), true);
        attacker.plan(address(auction), attacks());
    }

    function handlerOf() internal view override returns (Handler) {
        return handler;
    }

    function actions() internal pure override returns (bytes4[] memory selectors) {
        selectors = new bytes4[](10);
        selectors[0] = AuctionHandler.start.selector;
        selectors[1] = AuctionHandler.bid.selector;
        selectors[2] = AuctionHandler.bidWell.selector;
        selectors[3] = AuctionHandler.setPrice.selector;
        selectors[4] = AuctionHandler.takeOff.selector;
        selectors[5] = AuctionHandler.withdraw.selector;
        selectors[6] = AuctionHandler.cash.selector;
        selectors[7] = AuctionHandler.claimShare.selector;
        selectors[8] = AuctionHandler.wait_.selector;
        selectors[9] = AuctionHandler.refuse.selector;
    }

    function rules() internal pure override returns (bytes32[] memory list) {
        list = new bytes32[](5);
        list[0] = "only the holder starts";
        list[1] = "no own or moved bid";
        list[2] = "only the holder acts";
        list[3] = "only credit is cashed";
        list[4] = "only shares are claimed";
    }

    function invariant_TheBalanceIsTheCreditsPlusThePools() public view {
        uint256 sum;
        address[] memory paid = handler.paid();
        for (uint256 i = 0; i < paid.length; i++) sum += auction.credit(paid[i]);
        for (uint256 i = 0; i < handler.lots().length; i++) sum += handler.pool(i);
        vm.assertEq(mds.balanceOf(address(auction)), sum);
    }

    function invariant_EachPoolIsItsClaimsPlusWhatIsCarried() public view {
        AuctionHandler.Lot[] memory lots = handler.lots();
        for (uint256 i = 0; i < lots.length; i++) {
            (uint256 shares,, uint256 sum) = auction.sharing(address(lots[i].collection), lots[i].tokenId);
            vm.assertTrue(shares == 0 ? sum == 0 : sum < shares, "carried");
            for (uint256 j = 0; j < handler.actorCount(); j++) {
                sum += auction.pendingShare(address(lots[i].collection), lots[i].tokenId, handler.actors(j));
            }
            vm.assertEq(sum, handler.pool(i));
        }
    }

    function invariant_InCustodyExactlyWhileUpForBids() public view {
        AuctionHandler.Lot[] memory lots = handler.lots();
        for (uint256 i = 0; i < lots.length; i++) {
            (,,,, Auction.State state) = auction.auction(address(lots[i].collection), lots[i].tokenId);
            bool isInCustody = lots[i].collection.ownerOf(lots[i].tokenId) == address(auction);
            vm.assertTrue(isInCustody == (state != Auction.State.None));
        }
    }

    function invariant_EveryBidWasAtLeastOnePointElevenPrices() public view {
        assertKept("a bid is at least 1.11 prices");
    }

    function invariant_ThePartsOfEachTradeSumToItsPrice() public view {
        assertKept("the parts sum to the price");
        assertKept("a bid takes the token");
    }

    function invariant_NoRefCountsTwice() public view {
        assertKept("a ref counted twice");
    }

    function invariant_NoBidAfterTheDeadline() public view {
        assertKept("no bid after the deadline");
    }

    function invariant_NoBidByTheHolderOrAtAMovedPrice() public view {
        assertKept("no own or moved bid");
    }

    function invariant_OnlyTheHolderStartsPricesTakesOffAndWithdraws() public view {
        assertKept("only the holder starts");
        assertKept("only the holder acts");
    }

    function invariant_OnlyWhatIsOwedIsPaidOut() public view {
        assertKept("only credit is cashed");
        assertKept("only shares are claimed");
    }

    function invariant_WhatIsAllowedIsNeverRefused() public view {
        assertKept("a good call was refused");
    }

    function invariant_CoinsAndTokensAreNeitherMadeNorLost() public view {
        vm.assertEq(mds.totalSupply(), supply);
        uint256 coins = mds.balanceOf(address(auction));
        uint256 tokens = card.balanceOf(address(auction)) + dragon.balanceOf(address(auction));
        address[] memory paid = handler.paid();
        for (uint256 i = 0; i < paid.length; i++) {
            coins += mds.balanceOf(paid[i]);
            tokens += card.balanceOf(paid[i]) + dragon.balanceOf(paid[i]);
        }
        vm.assertEq(coins, supply);
        vm.assertEq(tokens, 3);
    }

    function invariant_NoReceiverGetsPastTheLock() public view {
        vm.assertEq(attacker.attempts(), attacker.locked());
    }

    /// @dev Liveness, from wherever a history ended: after the time-out each holder withdraws though nobody else acts,
    /// and all coins come out but what cannot be divided.
    function afterInvariant() public {
        vm.warp(block.timestamp + TIMEOUT + 1);
        AuctionHandler.Lot[] memory lots = handler.lots();
        for (uint256 i = 0; i < lots.length; i++) withdrawAlone(lots[i]);
        uint256 carried;
        for (uint256 i = 0; i < lots.length; i++) carried += claimAll(lots[i]);
        address[] memory paid = handler.paid();
        for (uint256 i = 0; i < paid.length; i++) {
            mds.setRefuses(paid[i], false);
            if (auction.credit(paid[i]) == 0) continue;
            bytes32 ref = freshRef();
            vm.prank(paid[i]);
            auction.cash(ref);
        }
        vm.assertEq(mds.balanceOf(address(auction)), carried);
    }

    function withdrawAlone(AuctionHandler.Lot memory lot) private {
        (address holder,,,, Auction.State state) = auction.auction(address(lot.collection), lot.tokenId);
        if (state == Auction.State.None) return;
        bytes32 ref = freshRef();
        vm.prank(holder);
        auction.withdraw(address(lot.collection), lot.tokenId, ref);
        vm.assertEq(lot.collection.ownerOf(lot.tokenId), holder);
    }

    function claimAll(AuctionHandler.Lot memory lot) private returns (uint256 carried) {
        for (uint256 i = 0; i < handler.actorCount(); i++) {
            address trader = handler.actors(i);
            mds.setRefuses(trader, false);
            if (auction.pendingShare(address(lot.collection), lot.tokenId, trader) == 0) continue;
            bytes32 ref = freshRef();
            vm.prank(trader);
            auction.claimShare(address(lot.collection), lot.tokenId, ref);
        }
        (,, carried) = auction.sharing(address(lot.collection), lot.tokenId);
    }

    /// @dev Apart from the handler's refs, which are counted from 1 too.
    function freshRef() private returns (bytes32) {
        return ~newRef();
    }

    function attacks() private view returns (bytes[] memory calls) {
        calls = new bytes[](4);
        calls[0] = abi.encodeCall(Auction.withdraw, (address(card), 1, "a"));
        calls[1] = abi.encodeCall(Auction.setPrice, (address(card), 1, 1, "b"));
        calls[2] = abi.encodeCall(Auction.cash, ("c"));
        calls[3] = abi.encodeCall(Auction.claimShare, (address(card), 1, "d"));
    }
}
