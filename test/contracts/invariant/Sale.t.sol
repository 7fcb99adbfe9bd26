// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Handler} from "./Handler.sol";
import {InvariantWorld} from "./InvariantWorld.sol";
import {SaleHandler} from "./SaleHandler.sol";

contract SaleInvariants is InvariantWorld {
    SaleHandler private handler;
    uint256 private supply;

    function setUp() public override {
        super.setUp();
        give(card, alice, 1);
        give(card, bob, 2);
        give(card, vault, 3);
        address[] memory players = new address[](4);
        (players[0], players[1], players[2], players[3]) = (alice, bob, carol, vault);
        handler = new SaleHandler(card, mds, players);
        for (uint256 i = 0; i < players.length; i++) {
            mds.mint(players[i], 1e30);
        }
        supply = mds.totalSupply();
    }

    function handlerOf() internal view override returns (Handler) {
        return handler;
    }

    function actions() internal pure override returns (bytes4[] memory selectors) {
        selectors = new bytes4[](6);
        selectors[0] = SaleHandler.sell.selector;
        selectors[1] = SaleHandler.cancel.selector;
        selectors[2] = SaleHandler.buy.selector;
        selectors[3] = SaleHandler.deposit.selector;
        selectors[4] = SaleHandler.transfer.selector;
        selectors[5] = SaleHandler.setFee.selector;
    }

    function callRules() internal pure override returns (bytes32[] memory list) {
        list = new bytes32[](4);
        list[0] = "only the holder sells";
        list[1] = "only the seller cancels";
        list[2] = "only a listed price buys";
        list[3] = "only the holder deposits";
    }

    function effectRules() internal pure override returns (bytes32[] memory list) {
        list = new bytes32[](2);
        list[0] = "a listed token stays";
        list[1] = "a sale pays its price";
    }

    function checkState() internal view override {
        theBooksSayWhoHoldsAndSellsWhat();
        coinsAreNeitherMadeNorLost();
    }

    function theBooksSayWhoHoldsAndSellsWhat() private view {
        for (uint256 tokenId = 1; tokenId <= handler.TOKENS(); tokenId++) {
            (address seller, uint256 price) = card.listing(tokenId);
            vm.assertEq(price, handler.priceOf(tokenId), "price");
            vm.assertEq(card.ownerOf(tokenId), handler.holderOf(tokenId), "holder");
            vm.assertEq(seller, price == 0 ? address(0) : card.ownerOf(tokenId), "the seller is the holder");
        }
    }

    function coinsAreNeitherMadeNorLost() private view {
        uint256 coins = mds.balanceOf(feeReceiver);
        for (uint256 i = 0; i < handler.actorCount(); i++) {
            coins += mds.balanceOf(handler.actors(i));
        }
        vm.assertEq(coins, supply, "coins are neither made nor lost");
        vm.assertEq(mds.totalSupply(), supply, "the supply is constant");
    }
}
