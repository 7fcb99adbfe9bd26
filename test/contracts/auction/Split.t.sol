// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {AuctionWorld} from "./AuctionWorld.sol";

contract AuctionSplitTest is AuctionWorld {
    function setUp() public override {
        super.setUp();
        start(PRICE);
    }

    function test_TheFirstTradeHasNoPastTradersAndTheHolderGetsTheirPart() public {
        bid(bob, 1200 ether);
        vm.assertEq(mds.balanceOf(alice), RICHES + 1152 ether);
        vm.assertEq(mds.balanceOf(copyrightOwner), 36 ether);
        vm.assertEq(mds.balanceOf(feeReceiver), 12 ether);
        vm.assertEq(mds.balanceOf(address(auction)), 0);
        vm.assertEq(pending(alice), 0);
    }

    function test_TheSecondTradeGivesTheFirstSellerOnePercent() public {
        bid(bob, 1200 ether);
        bid(carol, 2000 ether);
        vm.assertEq(mds.balanceOf(bob), RICHES - 1200 ether + 1900 ether);
        vm.assertEq(mds.balanceOf(copyrightOwner), 36 ether + 60 ether);
        vm.assertEq(mds.balanceOf(feeReceiver), 12 ether + 20 ether);
        vm.assertEq(pending(alice), 20 ether);
        vm.assertEq(pending(bob), 0);
        vm.assertEq(mds.balanceOf(address(auction)), 20 ether);
    }

    function test_PastTradersShareByTheNumberOfTheirTrades() public {
        bid(bob, 1200 ether);
        bid(alice, 2000 ether); // alice 20
        bid(bob, 3000 ether); // alice 15, bob 15
        bid(carol, 6000 ether); // alice sold twice, bob once: alice 40, bob 20
        vm.assertEq(pending(alice), 75 ether);
        vm.assertEq(pending(bob), 35 ether);
        vm.assertEq(pending(carol), 0);
        (uint256 shares, uint256 perShare, uint256 carried) = auction.sharing(collection, tokenId);
        vm.assertEq(shares, 4);
        vm.assertEq(perShare, 20 ether + 15 ether + 20 ether);
        vm.assertEq(carried, 0);
    }

    function test_WhatCannotBeDividedIsCarriedToTheNextTrade() public {
        bid(bob, 1200 ether);
        bid(alice, 2000 ether); // 1 share
        bid(bob, 3000 ether + 100); // 2 shares, an odd unit is left
        (,, uint256 carried) = auction.sharing(collection, tokenId);
        vm.assertEq(carried, 1);
        bid(carol, 6000 ether + 200); // 3 shares: 60 ether + 2, and the 1 carried
        (,, carried) = auction.sharing(collection, tokenId);
        vm.assertEq(carried, 0);
        vm.assertEq(pending(alice) + pending(bob), mds.balanceOf(address(auction)));
    }

    function testFuzz_ThePartsSumToTheAmount(uint256 amount) public {
        bid(bob, FIRST_BID);
        amount = 2 * FIRST_BID + amount % (RICHES / 2);
        uint256 copyrightBefore = mds.balanceOf(copyrightOwner);
        uint256 feeBefore = mds.balanceOf(feeReceiver);
        uint256 bobBefore = mds.balanceOf(bob);
        bid(carol, amount);
        uint256 copyrightPart = mds.balanceOf(copyrightOwner) - copyrightBefore;
        uint256 feePart = mds.balanceOf(feeReceiver) - feeBefore;
        vm.assertEq(copyrightPart, amount * 3 / 100);
        vm.assertEq(feePart, amount / 100);
        vm.assertEq(pending(alice), amount / 100);
        vm.assertEq(mds.balanceOf(bob) - bobBefore, amount - copyrightPart - feePart - amount / 100);
    }

    function test_SharesOutliveTheAuction() public {
        bid(bob, 1200 ether);
        vm.startPrank(bob);
        auction.takeOff(collection, tokenId, newRef());
        auction.withdraw(collection, tokenId, newRef());
        card.approve(address(auction), tokenId);
        auction.start(collection, tokenId, PRICE, newRef());
        vm.stopPrank();
        bid(carol, 2000 ether);
        vm.assertEq(pending(alice), 20 ether);
        collect(alice);
    }

    function test_ASmallAmountHasNoPartsButIsPaidInFull() public {
        vm.prank(alice);
        auction.setPrice(collection, tokenId, 1, newRef());
        bid(bob, 2);
        bid(carol, 99);
        vm.assertEq(mds.balanceOf(alice), RICHES + 2);
        vm.assertEq(mds.balanceOf(copyrightOwner), 2);
        vm.assertEq(mds.balanceOf(feeReceiver), 0);
        vm.assertEq(mds.balanceOf(bob), RICHES - 2 + 97);
    }
}
