// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {CollectionNotAccepted, NotHolder, PriceZero} from "../../sandbox/chain/contracts/MarketErrors.sol";
import {AuctionWorld} from "./AuctionWorld.sol";

contract AuctionStartTest is AuctionWorld {
    function test_TheHolderStartsAndTheTokenGoesIntoCustody() public {
        vm.startPrank(alice);
        card.approve(address(auction), tokenId);
        vm.expectEmit(address(auction));
        emit Auction.Started(collection, tokenId, alice, PRICE, "start");
        auction.start(collection, tokenId, PRICE, "start");
        vm.assertEq(card.ownerOf(tokenId), address(auction));
        assertAuction(alice, PRICE, block.timestamp + TIMEOUT, 0, Auction.State.Open);
        vm.assertEq(auction.minimumBid(collection, tokenId), FIRST_BID);
    }

    function test_DragonsAndCardsOfTheSameIdAreTwoAuctions() public {
        start(PRICE);
        collection = address(dragon);
        assertAuction(address(0), 0, 0, 0, Auction.State.None);
        vm.assertEq(give(dragon, bob, 0), tokenId);
        vm.startPrank(bob);
        dragon.approve(address(auction), tokenId);
        auction.start(collection, tokenId, 7, newRef());
        assertAuction(bob, 7, block.timestamp + TIMEOUT, 0, Auction.State.Open);
    }

    function test_OnlyTheHolderStarts() public {
        vm.prank(alice);
        card.approve(address(auction), tokenId);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(NotHolder.selector, tokenId, bob));
        auction.start(collection, tokenId, PRICE, "not mine");
    }

    function test_AStartedAuctionIsNotStartedAgain() public {
        start(PRICE);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(NotHolder.selector, tokenId, alice));
        auction.start(collection, tokenId, 2 * PRICE, "again");
    }

    function test_WithoutTheApprovalNothingStarts() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, auction, tokenId));
        auction.start(collection, tokenId, PRICE, "no approval");
    }

    function test_AStartingPriceOfZeroIsRefused() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(PriceZero.selector, tokenId));
        auction.start(collection, tokenId, 0, "free");
    }

    function test_AnotherCollectionIsRefused() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(CollectionNotAccepted.selector, mds));
        auction.start(address(mds), tokenId, PRICE, "other");
    }

    function test_TellsItsCoinAndWhomItPays() public view {
        vm.assertEq(address(auction.coin()), address(mds));
        vm.assertEq(auction.copyrightOwner(), copyrightOwner);
        vm.assertEq(auction.feeReceiver(), feeReceiver);
    }

    function test_TheOwnerSetsTheTimeoutOfLaterDeadlines() public {
        start(PRICE);
        uint256 deadline = block.timestamp + TIMEOUT;
        vm.expectEmit(address(auction));
        emit Auction.TimeoutChanged(60);
        auction.setTimeout(60);
        vm.assertEq(auction.timeout(), 60);
        assertAuction(alice, PRICE, deadline, 0, Auction.State.Open);
        bid(bob, FIRST_BID);
        assertAuction(bob, FIRST_BID, block.timestamp + 60, 1, Auction.State.Open);
    }

    function test_ATimeoutOfZeroIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(Auction.TimeoutZero.selector));
        auction.setTimeout(0);
    }

    function test_OnlyTheOwnerSetsTheTimeout() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        auction.setTimeout(60);
    }
}
