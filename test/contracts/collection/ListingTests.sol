// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {NotHolder, PriceZero} from "../../sandbox/chain/contracts/MarketErrors.sol";
import {CollectionWorld} from "./CollectionWorld.sol";

abstract contract ListingTests is CollectionWorld {
    function test_TheHolderLists() public {
        vm.prank(alice);
        vm.expectEmit(address(nft()));
        emit Collection.Listed(tokenId, alice, PRICE, "list");
        nft().sell(tokenId, PRICE, "list");
        assertListing(alice, PRICE);
        vm.assertEq(nft().ownerOf(tokenId), alice);
    }

    function test_WhatIsNotOnSaleHasNoListing() public view {
        assertListing(address(0), 0);
    }

    function test_OnlyTheHolderLists() public {
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(NotHolder.selector, tokenId, bob));
        nft().sell(tokenId, PRICE, "not mine");
    }

    function test_AnOperatorCannotList() public {
        vm.prank(alice);
        nft().setApprovalForAll(bob, true);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(NotHolder.selector, tokenId, bob));
        nft().sell(tokenId, PRICE, "not mine");
    }

    function test_ATokenThatDoesNotExistIsNotListed() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 99));
        nft().sell(99, PRICE, "none");
    }

    function test_AListedTokenIsNotListedAgain() public {
        list(PRICE);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Collection.TokenListed.selector, tokenId));
        nft().sell(tokenId, 2 * PRICE, "again");
    }

    function test_APriceOfZeroIsRefused() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(PriceZero.selector, tokenId));
        nft().sell(tokenId, 0, "free");
    }

    function test_AListedTokenDoesNotMove() public {
        list(PRICE);
        bytes memory refusal = abi.encodeWithSelector(Collection.TokenListed.selector, tokenId);
        vm.startPrank(alice);
        vm.expectRevert(refusal);
        nft().transferFrom(alice, bob, tokenId);
        vm.expectRevert(refusal);
        nft().safeTransferFrom(alice, bob, tokenId);
        vm.expectRevert(refusal);
        nft().deposit(tokenId, "into the game");
        nft().approve(bob, tokenId);
        nft().approve(address(auction), tokenId);
        vm.expectRevert(refusal);
        auction.start(address(nft()), tokenId, PRICE, "up for bids");
        nft().approve(bob, tokenId);
        vm.stopPrank();
        vm.prank(bob);
        vm.expectRevert(refusal);
        nft().transferFrom(alice, bob, tokenId);
    }

    function test_TheSellerCancels() public {
        list(PRICE);
        vm.prank(alice);
        vm.expectEmit(address(nft()));
        emit Collection.SaleCancelled(tokenId, alice, "cancel");
        nft().cancel(tokenId, "cancel");
        assertListing(address(0), 0);
        vm.prank(alice);
        nft().transferFrom(alice, bob, tokenId);
        vm.assertEq(nft().ownerOf(tokenId), bob);
    }

    function test_OnlyTheSellerCancels() public {
        list(PRICE);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(NotHolder.selector, tokenId, bob));
        nft().cancel(tokenId, "not mine");
    }

    function test_WhatIsNotOnSaleIsNotCancelled() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Collection.NotListed.selector, tokenId));
        nft().cancel(tokenId, "not listed");
    }
}
