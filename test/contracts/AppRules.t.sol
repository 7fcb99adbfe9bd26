// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {World} from "./support/World.sol";

/// @notice The app reckons bids and parts by itself, to show them before it asks the wallet. What it reckons (written
/// into a file before the tests run) is compared with what the contracts do, to the last unit.
contract AppRulesTest is World {
    struct Shares {
        uint256 holder;
        uint256 copyrightOwner;
        uint256 fee;
        uint256 pastTraders;
    }

    struct Row {
        uint256 price;
        uint256 minimum;
        Shares first;
        Shares later;
        uint16 feeBps;
        uint256 seller;
        uint256 saleFee;
    }

    Row[] private rows;

    function setUp() public override {
        super.setUp();
        Row[] memory read = abi.decode(vm.readFileBinary(vm.envString("APP_RULES_FILE")), (Row[]));
        vm.assertTrue(read.length >= 1000);
        for (uint256 i = 0; i < read.length; i++) {
            rows.push(read[i]);
        }
        mds.mint(alice, 1e32);
        mds.mint(bob, 1e32);
        allow(alice, address(auction), type(uint256).max);
        allow(bob, address(auction), type(uint256).max);
        allow(bob, address(card), type(uint256).max);
    }

    function test_TheAppKnowsTheMinimumBid() public {
        uint256 tokenId = start();
        for (uint256 i = 0; i < rows.length; i++) {
            setPrice(alice, tokenId, rows[i].price);
            vm.assertEq(auction.minimumBid(address(card), tokenId), rows[i].minimum);
        }
    }

    function test_TheAppKnowsThePartsOfAFirstTrade() public {
        for (uint256 i = 0; i < rows.length; i++) {
            uint256 tokenId = start();
            compareTrade(alice, bob, tokenId, rows[i].price, rows[i].first);
        }
    }

    function test_TheAppKnowsThePartsOfALaterTrade() public {
        uint256 tokenId = start();
        setPrice(alice, tokenId, 1);
        bid(bob, tokenId, 2);
        (address holder, address bidder) = (bob, alice);
        for (uint256 i = 0; i < rows.length; i++) {
            setPrice(holder, tokenId, 1);
            compareTrade(holder, bidder, tokenId, rows[i].price, rows[i].later);
            (holder, bidder) = (bidder, holder);
        }
    }

    function test_TheAppKnowsThePartsOfASale() public {
        for (uint256 i = 0; i < rows.length; i++) {
            Row memory row = rows[i];
            uint256 tokenId = give(card, alice, 1);
            card.setSaleFeeBps(row.feeBps);
            bytes32 ref = newRef();
            vm.prank(alice);
            card.sell(tokenId, row.price, ref);
            (uint256 seller, uint256 fee) = (mds.balanceOf(alice), mds.balanceOf(feeReceiver));
            vm.prank(bob);
            card.buy(tokenId, row.price, ref);
            vm.assertEq(mds.balanceOf(alice) - seller, row.seller);
            vm.assertEq(mds.balanceOf(feeReceiver) - fee, row.saleFee);
        }
    }

    function compareTrade(address holder, address bidder, uint256 tokenId, uint256 amount, Shares memory expected)
        private
    {
        uint256 holderBefore = mds.balanceOf(holder);
        uint256 copyrightBefore = mds.balanceOf(copyrightOwner);
        uint256 feeBefore = mds.balanceOf(feeReceiver);
        uint256 poolBefore = mds.balanceOf(address(auction));
        bid(bidder, tokenId, amount);
        vm.assertEq(mds.balanceOf(holder) - holderBefore, expected.holder, "holder");
        vm.assertEq(mds.balanceOf(copyrightOwner) - copyrightBefore, expected.copyrightOwner, "copyright owner");
        vm.assertEq(mds.balanceOf(feeReceiver) - feeBefore, expected.fee, "fee");
        vm.assertEq(mds.balanceOf(address(auction)) - poolBefore, expected.pastTraders, "past traders");
    }

    /// @dev A new card of alice, up for bids from 1 unit.
    function start() private returns (uint256 tokenId) {
        tokenId = give(card, alice, 1);
        bytes32 ref = newRef();
        vm.startPrank(alice);
        card.approve(address(auction), tokenId);
        auction.start(address(card), tokenId, 1, ref);
        vm.stopPrank();
    }

    function setPrice(address holder, uint256 tokenId, uint256 price) private {
        bytes32 ref = newRef();
        vm.prank(holder);
        auction.setPrice(address(card), tokenId, price, ref);
    }

    function bid(address bidder, uint256 tokenId, uint256 amount) private {
        bytes32 ref = newRef();
        vm.prank(bidder);
        auction.bid(address(card), tokenId, 1, amount, ref);
    }
}
