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
        for (uint256 i = 0; i < players.length; i++) {
            mds.mint(players[i], 1e30);
        }
        supply = mds.totalSupply();
        mds.setCalls(address(attacker), true);
        attacker.plan(address(auction), attacks());
    }

    function handlerOf() internal view override returns (Handler) {
        return handler;
    }

    function actions() internal pure override returns (bytes4[] memory selectors) {
        selectors = new bytes4[](9);
        selectors[0] = AuctionHandler.start.selector;
        selectors[1] = AuctionHandler.bid.selector;
        selectors[2] = AuctionHandler.bidWell.selector;
        selectors[3] = AuctionHandler.setPrice.selector;
        selectors[4] = AuctionHandler.takeOff.selector;
        selectors[5] = AuctionHandler.withdraw.selector;
        selectors[6] = AuctionHandler.collect.selector;
        selectors[7] = AuctionHandler.wait_.selector;
        selectors[8] = AuctionHandler.refuse.selector;
    }

    function callRules() internal pure override returns (bytes32[] memory list) {
        list = new bytes32[](4);
        list[0] = "only the holder starts";
        list[1] = "no own or moved bid";
        list[2] = "only the holder acts";
        list[3] = "only what waits is collected";
    }

    function effectRules() internal pure override returns (bytes32[] memory list) {
        list = new bytes32[](5);
        list[0] = "a bid is at least 1.11 prices";
        list[1] = "no bid after the deadline";
        list[2] = "the parts sum to the price";
        list[3] = "a bid takes the token";
        list[4] = "all that waits is paid";
    }

    function checkState() internal view override {
        theBalanceIsTheCreditsPlusThePools();
        inCustodyExactlyWhileUpForBids();
        coinsAndTokensAreNeitherMadeNorLost();
        AuctionHandler.Lot[] memory lots = handler.lots();
        for (uint256 i = 0; i < lots.length; i++) {
            aPoolIsItsClaimsPlusWhatIsCarried(lots[i], handler.pool(i));
        }
        vm.assertEq(attacker.attempts(), attacker.locked(), "no receiver gets past the lock");
    }

    function theBalanceIsTheCreditsPlusThePools() private view {
        uint256 sum;
        address[] memory paid = handler.paid();
        for (uint256 i = 0; i < paid.length; i++) {
            sum += auction.credit(paid[i]);
        }
        for (uint256 i = 0; i < handler.lots().length; i++) {
            sum += handler.pool(i);
        }
        vm.assertEq(mds.balanceOf(address(auction)), sum, "the balance is the credits plus the pools");
    }

    function aPoolIsItsClaimsPlusWhatIsCarried(AuctionHandler.Lot memory lot, uint256 pool) private view {
        (uint256 shares,, uint256 sum) = auction.sharing(address(lot.collection), lot.tokenId);
        vm.assertTrue(shares == 0 ? sum == 0 : sum < shares, "less than a unit a share is carried");
        for (uint256 i = 0; i < handler.actorCount(); i++) {
            sum += auction.pendingShare(address(lot.collection), lot.tokenId, handler.actors(i));
        }
        vm.assertEq(sum, pool, "a pool is its claims plus what is carried");
    }

    function inCustodyExactlyWhileUpForBids() private view {
        AuctionHandler.Lot[] memory lots = handler.lots();
        for (uint256 i = 0; i < lots.length; i++) {
            (,,,, Auction.State state) = auction.auction(address(lots[i].collection), lots[i].tokenId);
            bool isInCustody = lots[i].collection.ownerOf(lots[i].tokenId) == address(auction);
            vm.assertTrue(isInCustody == (state != Auction.State.None), "in custody exactly while up for bids");
        }
    }

    function coinsAndTokensAreNeitherMadeNorLost() private view {
        uint256 coins = mds.balanceOf(address(auction));
        uint256 tokens = card.balanceOf(address(auction)) + dragon.balanceOf(address(auction));
        address[] memory paid = handler.paid();
        for (uint256 i = 0; i < paid.length; i++) {
            coins += mds.balanceOf(paid[i]);
            tokens += card.balanceOf(paid[i]) + dragon.balanceOf(paid[i]);
        }
        vm.assertEq(mds.totalSupply(), supply, "the supply is constant");
        vm.assertEq(coins, supply, "coins are neither made nor lost");
        vm.assertEq(tokens, 3, "tokens are neither made nor lost");
    }

    /// @dev Liveness, from wherever a history ended: after the time-out each holder withdraws though nobody else acts,
    /// and all coins come out but what cannot be divided.
    function afterInvariant() public {
        vm.warp(block.timestamp + TIMEOUT + 1);
        AuctionHandler.Lot[] memory lots = handler.lots();
        for (uint256 i = 0; i < lots.length; i++) {
            withdrawAlone(lots[i]);
        }
        address[] memory paid = handler.paid();
        for (uint256 i = 0; i < paid.length; i++) {
            collectAll(paid[i], lots);
        }
        uint256 carried;
        for (uint256 i = 0; i < lots.length; i++) {
            (,, uint256 rest) = auction.sharing(address(lots[i].collection), lots[i].tokenId);
            carried += rest;
        }
        vm.assertEq(mds.balanceOf(address(auction)), carried, "all coins come out");
    }

    function withdrawAlone(AuctionHandler.Lot memory lot) private {
        (address holder,,,, Auction.State state) = auction.auction(address(lot.collection), lot.tokenId);
        if (state == Auction.State.None) return;
        bytes32 ref = freshRef();
        vm.prank(holder);
        auction.withdraw(address(lot.collection), lot.tokenId, ref);
        vm.assertEq(lot.collection.ownerOf(lot.tokenId), holder, "the holder withdraws alone");
    }

    function collectAll(address account, AuctionHandler.Lot[] memory lots) private {
        mds.setRefuses(account, false);
        address[] memory collections = new address[](lots.length);
        uint256[] memory tokenIds = new uint256[](lots.length);
        for (uint256 i = 0; i < lots.length; i++) {
            (collections[i], tokenIds[i]) = (address(lots[i].collection), lots[i].tokenId);
        }
        (uint256[] memory shares, uint256 due) = auction.waiting(collections, tokenIds, account);
        for (uint256 i = 0; i < shares.length; i++) {
            due += shares[i];
        }
        if (due == 0) return;
        bytes32 ref = freshRef();
        vm.prank(account);
        auction.collect(collections, tokenIds, ref);
    }

    /// @dev Apart from the handler's refs, which are counted from 1 too.
    function freshRef() private returns (bytes32) {
        return ~newRef();
    }

    function attacks() private view returns (bytes[] memory calls) {
        address[] memory collections = new address[](1);
        uint256[] memory tokenIds = new uint256[](1);
        (collections[0], tokenIds[0]) = (address(card), 1);
        calls = new bytes[](3);
        calls[0] = abi.encodeCall(Auction.withdraw, (address(card), 1, "a"));
        calls[1] = abi.encodeCall(Auction.setPrice, (address(card), 1, 1, "b"));
        calls[2] = abi.encodeCall(Auction.collect, (collections, tokenIds, "c"));
    }
}
