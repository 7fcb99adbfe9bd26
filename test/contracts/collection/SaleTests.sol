// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {PriceMoved} from "../../sandbox/chain/contracts/MarketErrors.sol";
import {CollectionWorld} from "./CollectionWorld.sol";

abstract contract SaleTests is CollectionWorld {
    function test_TheBuyerGetsTheTokenAndTheSellerThePriceLessTheFee() public {
        list(PRICE);
        allow(bob, address(nft()), PRICE);
        vm.prank(bob);
        vm.expectEmit(address(nft()));
        emit Collection.Sold(tokenId, alice, bob, PRICE, "buy");
        nft().buy(tokenId, PRICE, "buy");
        vm.assertEq(nft().ownerOf(tokenId), bob);
        vm.assertEq(mds.balanceOf(bob), RICHES - PRICE);
        vm.assertEq(mds.balanceOf(alice), RICHES + 950 ether);
        vm.assertEq(mds.balanceOf(feeReceiver), 50 ether);
        vm.assertEq(mds.allowance(bob, address(nft())), 0);
        assertListing(address(0), 0);
    }

    function testFuzz_TheFeeIsRoundedDownAndThePartsSumToThePrice(uint256 price, uint16 bps) public {
        price = 1 + price % RICHES;
        bps = bps % (nft().MAX_SALE_FEE_BPS() + 1);
        nft().setSaleFeeBps(bps);
        list(price);
        buy(price, newRef());
        uint256 fee = mds.balanceOf(feeReceiver);
        vm.assertTrue(fee * 10_000 <= price * bps && (fee + 1) * 10_000 > price * bps);
        vm.assertEq(mds.balanceOf(alice), RICHES + price - fee);
        vm.assertEq(mds.balanceOf(bob), RICHES - price);
    }

    function test_ASaleClearsApprovals() public {
        vm.prank(alice);
        nft().approve(carol, tokenId);
        list(PRICE);
        buy(PRICE, newRef());
        vm.assertEq(nft().getApproved(tokenId), address(0));
    }

    function test_WhatIsNotOnSaleIsNotBought() public {
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Collection.NotListed.selector, tokenId));
        nft().buy(tokenId, 0, "not listed");
    }

    function test_TheSellerDoesNotBuyTheOwnToken() public {
        list(PRICE);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Collection.OwnListing.selector, tokenId, alice));
        nft().buy(tokenId, PRICE, "own");
    }

    function test_AMovedPriceIsRefusedInBothDirections() public {
        list(PRICE);
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(PriceMoved.selector, tokenId, PRICE - 1, PRICE));
        nft().buy(tokenId, PRICE - 1, "raised");
        vm.expectRevert(abi.encodeWithSelector(PriceMoved.selector, tokenId, PRICE + 1, PRICE));
        nft().buy(tokenId, PRICE + 1, "lowered");
    }

    function test_WithoutTheApprovalNothingIsBought() public {
        list(PRICE);
        allow(bob, address(nft()), 950 ether - 1);
        vm.prank(bob);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, nft(), 950 ether - 1, 950 ether)
        );
        nft().buy(tokenId, PRICE, "no approval");
        assertListing(alice, PRICE);
    }

    function test_TheSaleFeeIsFivePercentUntilTheOwnerSetsIt() public {
        vm.assertEq(nft().saleFeeBps(), 500);
        vm.expectEmit(address(nft()));
        emit Collection.SaleFeeChanged(1000);
        nft().setSaleFeeBps(1000);
        vm.assertEq(nft().saleFeeBps(), 1000);
    }

    function test_ASaleFeeAboveTenPercentIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(Collection.SaleFeeTooHigh.selector, 1001, 1000));
        nft().setSaleFeeBps(1001);
    }

    function test_OnlyTheOwnerSetsTheSaleFee() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        nft().setSaleFeeBps(0);
    }
}
