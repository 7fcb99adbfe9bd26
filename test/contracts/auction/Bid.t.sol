// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {PriceMoved} from "../../sandbox/chain/contracts/MarketErrors.sol";
import {Refs} from "../../sandbox/chain/contracts/Refs.sol";
import {RefBehaviour} from "../support/RefBehaviour.sol";
import {World} from "../support/World.sol";
import {AuctionWorld} from "./AuctionWorld.sol";

contract AuctionBidTest is RefBehaviour, AuctionWorld {
    function setUp() public override(World, AuctionWorld) {
        super.setUp();
    }

    function refContract() internal view override returns (Refs) {
        return auction;
    }

    function refWrites() internal view override returns (bytes[] memory writes) {
        writes = new bytes[](6);
        writes[0] = abi.encodePacked(Auction.start.selector, abi.encode(collection, tokenId, PRICE));
        writes[1] = abi.encodePacked(Auction.bid.selector, abi.encode(collection, tokenId, PRICE, FIRST_BID));
        writes[2] = abi.encodePacked(Auction.setPrice.selector, abi.encode(collection, tokenId, PRICE));
        writes[3] = abi.encodePacked(Auction.takeOff.selector, abi.encode(collection, tokenId));
        writes[4] = abi.encodePacked(Auction.withdraw.selector, abi.encode(collection, tokenId));
        // Two lists at offset 0, where a zero stands for their length: so the ref can be the last word.
        writes[5] = abi.encodePacked(Auction.collect.selector, abi.encode(0, 0));
    }

    function refSuccess(bytes32 ref) internal override {
        vm.startPrank(alice);
        card.approve(address(auction), tokenId);
        auction.start(collection, tokenId, PRICE, ref);
        vm.stopPrank();
    }

    function test_TheBidderBecomesHolderAndTheAmountThePrice() public {
        start(PRICE);
        vm.warp(block.timestamp + 1 hours);
        allow(bob, address(auction), FIRST_BID);
        vm.prank(bob);
        vm.expectEmit(address(auction));
        emit Auction.BidPlaced(collection, tokenId, alice, bob, FIRST_BID, "bid");
        auction.bid(collection, tokenId, PRICE, FIRST_BID, "bid");
        assertAuction(bob, FIRST_BID, block.timestamp + TIMEOUT, 1, Auction.State.Open);
        vm.assertEq(card.ownerOf(tokenId), address(auction));
        vm.assertEq(mds.balanceOf(bob), RICHES - FIRST_BID);
    }

    function test_ABidBelowTheMinimumIsRefused() public {
        start(PRICE);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Auction.BidTooLow.selector, tokenId, FIRST_BID - 1, FIRST_BID));
        auction.bid(collection, tokenId, PRICE, FIRST_BID - 1, "low");
    }

    function testFuzz_TheMinimumIsOnePointElevenTimesThePriceRoundedUp(uint256 price) public {
        price = 1 + price % (RICHES / 2);
        start(price);
        uint256 minimum = auction.minimumBid(collection, tokenId);
        vm.assertTrue(minimum * 100 >= price * 111 && (minimum - 1) * 100 < price * 111);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Auction.BidTooLow.selector, tokenId, minimum - 1, minimum));
        auction.bid(collection, tokenId, price, minimum - 1, "low");
        bid(bob, minimum);
        vm.assertEq(currentPrice(), minimum);
    }

    function test_AMovedPriceIsRefusedInBothDirections() public {
        start(PRICE);
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(PriceMoved.selector, tokenId, PRICE - 1, PRICE));
        auction.bid(collection, tokenId, PRICE - 1, 2 * PRICE, "raised");
        vm.expectRevert(abi.encodeWithSelector(PriceMoved.selector, tokenId, PRICE + 1, PRICE));
        auction.bid(collection, tokenId, PRICE + 1, 2 * PRICE, "lowered");
    }

    function test_TheHolderDoesNotBidOnTheOwnToken() public {
        start(PRICE);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Auction.OwnAuction.selector, tokenId, alice));
        auction.bid(collection, tokenId, PRICE, FIRST_BID, "own");
    }

    function test_AFormerHolderBidsAgain() public {
        start(PRICE);
        bid(bob, FIRST_BID);
        bid(alice, 2 * FIRST_BID);
        assertAuction(alice, 2 * FIRST_BID, block.timestamp + TIMEOUT, 2, Auction.State.Open);
    }

    function test_WithoutTheApprovalNothingIsBid() public {
        start(PRICE);
        allow(bob, address(auction), FIRST_BID - 1);
        vm.prank(bob);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, auction, FIRST_BID - 1, FIRST_BID)
        );
        auction.bid(collection, tokenId, PRICE, FIRST_BID, "no approval");
        assertAuction(alice, PRICE, block.timestamp + TIMEOUT, 0, Auction.State.Open);
    }

    function test_ABidInTheSecondOfTheDeadlineCounts() public {
        start(PRICE);
        vm.warp(block.timestamp + TIMEOUT);
        bid(bob, FIRST_BID);
        vm.warp(block.timestamp + TIMEOUT);
        bid(alice, 2 * FIRST_BID);
    }

    function test_ABidAfterTheDeadlineIsRefused() public {
        start(PRICE);
        pastDeadline();
        vm.startPrank(bob);
        expectWrongState(Auction.State.Unlocked);
        auction.bid(collection, tokenId, PRICE, FIRST_BID, "late");
    }

    function test_ABidOnWhatIsNotUpForBidsIsRefused() public {
        vm.prank(bob);
        expectWrongState(Auction.State.None);
        auction.bid(collection, tokenId, 0, PRICE, "none");
    }

    function test_APriceTooLargeToMultiplyIsRefusedAndDoesNotWrap() public {
        start(type(uint256).max);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        auction.bid(collection, tokenId, type(uint256).max, 1, "wrapped");
    }
}
