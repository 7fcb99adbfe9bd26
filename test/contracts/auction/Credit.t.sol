// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {Reentrant} from "../support/Reentrant.sol";
import {AuctionWorld} from "./AuctionWorld.sol";

/// @notice Receivers that the coin refuses, and receivers that call back.
contract AuctionCreditTest is AuctionWorld {
    function test_AHolderWhoCannotReceiveDoesNotBlockABid() public {
        start(PRICE);
        mds.setRefuses(alice, true);
        allow(bob, address(auction), 1200 ether);
        vm.prank(bob);
        vm.expectEmit(address(auction));
        emit Auction.Credited(alice, 1152 ether);
        auction.bid(collection, tokenId, PRICE, 1200 ether, "bid");
        vm.assertEq(auction.credit(alice), 1152 ether);
        vm.assertEq(mds.balanceOf(alice), RICHES);
        vm.assertEq(mds.balanceOf(address(auction)), 1152 ether);
        assertAuction(bob, 1200 ether, block.timestamp + TIMEOUT, 1, Auction.State.Open);
    }

    function test_AnOwnerOrFeeReceiverWhoCannotReceiveIsCredited() public {
        start(PRICE);
        mds.setRefuses(copyrightOwner, true);
        mds.setRefuses(feeReceiver, true);
        bid(bob, 1200 ether);
        bid(alice, 2000 ether);
        vm.assertEq(auction.credit(copyrightOwner), 96 ether);
        vm.assertEq(auction.credit(feeReceiver), 32 ether);
        vm.assertEq(auction.credit(alice), 0);
    }

    function test_EveryPayoutIsLocked() public {
        Reentrant holder = new Reentrant();
        vm.prank(alice);
        card.transferFrom(alice, address(holder), tokenId);
        holder.run(collection, abi.encodeWithSelector(card.approve.selector, auction, tokenId));
        run(holder, abi.encodeCall(Auction.start, (collection, tokenId, PRICE, "start")));
        holder.plan(address(auction), attacks());
        mds.setCalls(address(holder), true);
        bid(bob, 1200 ether); // pays the holder
        assertLocked(holder, 6);
        bid(carol, 2000 ether);
        run(holder, collecting("collect"));
        assertLocked(holder, 12);
        vm.assertEq(mds.balanceOf(address(holder)), 1152 ether + 20 ether);
    }

    function test_CollectingACreditIsLocked() public {
        Reentrant receiver = new Reentrant();
        auction = new Auction(mds, address(this), address(receiver), feeReceiver, TIMEOUT, collections());
        start(PRICE);
        mds.setRefuses(address(receiver), true);
        bid(bob, 1200 ether);
        mds.setRefuses(address(receiver), false);
        mds.setCalls(address(receiver), true);
        receiver.plan(address(auction), attacks());
        run(receiver, abi.encodeCall(Auction.collect, (new address[](0), new uint256[](0), "collect")));
        assertLocked(receiver, 6);
        vm.assertEq(mds.balanceOf(address(receiver)), 36 ether);
    }

    function attacks() private view returns (bytes[] memory calls) {
        calls = new bytes[](6);
        calls[0] = abi.encodeCall(Auction.start, (collection, tokenId, 1, "a"));
        calls[1] = abi.encodeCall(Auction.bid, (collection, tokenId, 1200 ether, 2000 ether, "b"));
        calls[2] = abi.encodeCall(Auction.setPrice, (collection, tokenId, 1, "c"));
        calls[3] = abi.encodeCall(Auction.takeOff, (collection, tokenId, "d"));
        calls[4] = abi.encodeCall(Auction.withdraw, (collection, tokenId, "e"));
        calls[5] = collecting("f");
    }

    function collecting(bytes32 ref) private view returns (bytes memory) {
        (address[] memory collections_, uint256[] memory tokenIds) = named();
        return abi.encodeCall(Auction.collect, (collections_, tokenIds, ref));
    }

    function run(Reentrant actor, bytes memory data) private {
        actor.run(address(auction), data);
    }

    function assertLocked(Reentrant actor, uint256 attempts) private view {
        vm.assertEq(actor.attempts(), attempts);
        vm.assertEq(actor.locked(), attempts);
    }
}
