// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {NotHolder} from "../../sandbox/chain/contracts/MarketErrors.sol";
import {CollectionWorld} from "./CollectionWorld.sol";

abstract contract DepositTests is CollectionWorld {
    function test_ADepositMovesTheTokenToTheVault() public {
        vm.prank(alice);
        vm.expectEmit(address(nft()));
        emit Collection.Deposited(tokenId, alice, "deposit");
        nft().deposit(tokenId, "deposit");
        vm.assertEq(nft().ownerOf(tokenId), vault);
    }

    function test_OnlyTheHolderDeposits() public {
        vm.prank(alice);
        nft().setApprovalForAll(bob, true);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(NotHolder.selector, tokenId, bob));
        nft().deposit(tokenId, "not mine");
    }

    function test_TheVaultSendsBackWhatWasDeposited() public {
        vm.prank(alice);
        nft().deposit(tokenId, newRef());
        vm.prank(vault);
        nft().transferFrom(vault, alice, tokenId);
        vm.assertEq(nft().ownerOf(tokenId), alice);
    }

    function test_ATransferClearsApprovals() public {
        vm.startPrank(alice);
        nft().approve(carol, tokenId);
        nft().transferFrom(alice, bob, tokenId);
        vm.assertEq(nft().getApproved(tokenId), address(0));
    }

    function test_TellsWhomItPays() public view {
        vm.assertEq(nft().vault(), vault);
        vm.assertEq(nft().feeReceiver(), feeReceiver);
        vm.assertEq(address(nft().coin()), address(mds));
    }
}
