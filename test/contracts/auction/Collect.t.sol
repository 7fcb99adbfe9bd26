// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {HookCoin} from "../support/HookCoin.sol";
import {AuctionWorld} from "./AuctionWorld.sol";

/// @notice Everything that waits for an account, paid at once.
contract AuctionCollectTest is AuctionWorld {
    function setUp() public override {
        super.setUp();
        start(PRICE);
    }

    function test_ATraderCollectsAShareOnce() public {
        bid(bob, 1200 ether);
        bid(carol, 2000 ether);
        uint256 before = mds.balanceOf(alice);
        (address[] memory collections_, uint256[] memory tokenIds) = named();
        vm.startPrank(alice);
        vm.expectEmit(address(auction));
        emit Auction.ShareClaimed(collection, tokenId, alice, 20 ether, "collect");
        vm.expectEmit(address(auction));
        emit Auction.Collected(alice, 20 ether, "collect");
        auction.collect(collections_, tokenIds, "collect");
        vm.assertEq(mds.balanceOf(alice), before + 20 ether);
        vm.assertEq(pending(alice), 0);
        vm.expectRevert(abi.encodeWithSelector(Auction.NothingToCollect.selector, alice));
        auction.collect(collections_, tokenIds, "again");
        vm.stopPrank();
        bid(bob, 4000 ether);
        vm.assertEq(pending(alice), 20 ether);
    }

    function test_CreditIsCollectedOnce() public {
        mds.setRefuses(alice, true);
        bid(bob, 1200 ether);
        mds.setRefuses(alice, false);
        (address[] memory collections_, uint256[] memory tokenIds) = none();
        vm.startPrank(alice);
        vm.expectEmit(address(auction));
        emit Auction.Cashed(alice, 1152 ether, "collect");
        vm.expectEmit(address(auction));
        emit Auction.Collected(alice, 1152 ether, "collect");
        auction.collect(collections_, tokenIds, "collect");
        vm.assertEq(mds.balanceOf(alice), RICHES + 1152 ether);
        vm.assertEq(auction.credit(alice), 0);
        vm.expectRevert(abi.encodeWithSelector(Auction.NothingToCollect.selector, alice));
        auction.collect(collections_, tokenIds, "again");
    }

    function test_SharesInTwoTokensAndTheCreditComeInOneTransfer() public {
        (address[] memory collections_, uint256[] memory tokenIds) = tradedTwo();
        (uint256[] memory shares, uint256 credited) = auction.waiting(collections_, tokenIds, alice);
        vm.assertEq(shares[0], 20 ether);
        vm.assertEq(shares[1], 30 ether);
        vm.assertEq(credited, 1152 ether);
        uint256 before = mds.balanceOf(alice);
        vm.prank(alice);
        vm.expectEmit(address(mds));
        emit Transfer(address(auction), alice, 1202 ether);
        auction.collect(collections_, tokenIds, "all");
        vm.assertEq(mds.balanceOf(alice) - before, 1202 ether);
        (shares, credited) = auction.waiting(collections_, tokenIds, alice);
        vm.assertEq(shares[0] + shares[1] + credited, 0);
    }

    function test_ATokenNamedTwiceIsPaidOnce() public {
        bid(bob, 1200 ether);
        bid(carol, 2000 ether);
        uint256 before = mds.balanceOf(alice);
        (address[] memory collections_, uint256[] memory tokenIds) = many(2);
        vm.prank(alice);
        auction.collect(collections_, tokenIds, "twice");
        vm.assertEq(mds.balanceOf(alice) - before, 20 ether);
    }

    function test_NobodyCollectsWhatIsAnothers() public {
        bid(bob, 1200 ether);
        bid(carol, 2000 ether);
        (address[] memory collections_, uint256[] memory tokenIds) = named();
        vm.prank(carol);
        vm.expectRevert(abi.encodeWithSelector(Auction.NothingToCollect.selector, carol));
        auction.collect(collections_, tokenIds, "other");
        vm.assertEq(pending(alice), 20 ether);
    }

    function test_ListsOfTwoLengthsAreRefused() public {
        vm.startPrank(alice);
        (address[] memory collections_,) = many(2);
        (, uint256[] memory tokenIds) = named();
        bytes memory refusal = abi.encodeWithSelector(Auction.TokenMismatch.selector, 2, 1);
        vm.expectRevert(refusal);
        auction.collect(collections_, tokenIds, "uneven");
        vm.expectRevert(refusal);
        auction.waiting(collections_, tokenIds, alice);
    }

    function test_AsManyTokensAsOneCallTakesAndNotOneMore() public {
        bid(bob, 1200 ether);
        bid(carol, 2000 ether);
        uint256 most = auction.MOST_TOKENS();
        (address[] memory collections_, uint256[] memory tokenIds) = many(most + 1);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(Auction.TooManyTokens.selector, most + 1, most));
        auction.collect(collections_, tokenIds, "more");
        (collections_, tokenIds) = many(most);
        auction.collect(collections_, tokenIds, "most");
        vm.assertEq(pending(alice), 0);
    }

    function test_AllStaysWhileTheCoinStillRefuses() public {
        (address[] memory collections_, uint256[] memory tokenIds) = tradedTwo();
        mds.setRefuses(alice, true);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(HookCoin.Refused.selector, alice));
        auction.collect(collections_, tokenIds, "refused");
        vm.assertEq(pending(alice), 20 ether);
        vm.assertEq(auction.credit(alice), 1152 ether);
        vm.assertEq(auction.done(alice, "refused"), 0);
    }

    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @dev Two cards of alice are each traded twice, and one of the payments to her fails.
    function tradedTwo() private returns (address[] memory collections_, uint256[] memory tokenIds) {
        uint256 first = tokenId;
        mds.setRefuses(alice, true);
        bid(bob, 1200 ether);
        mds.setRefuses(alice, false);
        bid(carol, 2000 ether);
        tokenId = give(card, alice, 1);
        start(PRICE);
        bid(bob, 1200 ether);
        bid(carol, 3000 ether);
        (collections_, tokenIds) = many(2);
        tokenIds[0] = first;
        (tokenId, first) = (first, tokenId);
    }
}
