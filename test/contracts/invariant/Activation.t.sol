// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ActivationHandler} from "./ActivationHandler.sol";
import {Handler} from "./Handler.sol";
import {InvariantWorld} from "./InvariantWorld.sol";

contract ActivationInvariants is InvariantWorld {
    ActivationHandler private handler;
    uint256 private supply;

    function setUp() public override {
        super.setUp();
        address[] memory players = new address[](3);
        (players[0], players[1], players[2]) = (alice, bob, carol);
        handler = new ActivationHandler(activation, mdv, address(card), players);
        for (uint256 i = 0; i < handler.TOKENS(); i++) {
            give(card, alice, 1);
        }
        supply = mdv.totalSupply();
    }

    function handlerOf() internal view override returns (Handler) {
        return handler;
    }

    function actions() internal pure override returns (bytes4[] memory selectors) {
        selectors = new bytes4[](3);
        selectors[0] = ActivationHandler.activateAccount.selector;
        selectors[1] = ActivationHandler.activateAsset.selector;
        selectors[2] = ActivationHandler.pay.selector;
    }

    function callRules() internal pure override returns (bytes32[] memory list) {
        list = new bytes32[](3);
        list[0] = "an account is activated once";
        list[1] = "an asset is activated once";
        list[2] = "only what is approved is paid";
    }

    function effectRules() internal pure override returns (bytes32[] memory list) {
        list = new bytes32[](1);
        list[0] = "a payment takes its amount";
    }

    /// @dev Three players and three assets: no more can be activated.
    function minimumSuccesses() internal pure override returns (uint256) {
        return 3;
    }

    function checkState() internal view override {
        activationTakesExactlyOneMdvOnce();
        anAssetIsPaidOnce();
        theVaultHasAllThatWasPaid();
    }

    function activationTakesExactlyOneMdvOnce() private view {
        for (uint256 i = 0; i < handler.actorCount(); i++) {
            address actor = handler.actors(i);
            vm.assertEq(handler.paidForAccount(actor), activation.accountActivated(actor) ? 1e8 : 0, "1 MDV once");
        }
    }

    function anAssetIsPaidOnce() private view {
        for (uint256 tokenId = 1; tokenId <= handler.TOKENS() + 1; tokenId++) {
            bool isActivated = activation.assetActivated(address(card), tokenId);
            vm.assertEq(handler.assetPayments(tokenId), isActivated ? 1 : 0, "an asset is paid once");
        }
    }

    function theVaultHasAllThatWasPaid() private view {
        uint256 paid = handler.paidForRest();
        for (uint256 i = 0; i < handler.actorCount(); i++) {
            paid += handler.paidForAccount(handler.actors(i));
        }
        vm.assertEq(mdv.balanceOf(vault), paid, "the vault has all that was paid");
        vm.assertEq(mdv.balanceOf(address(activation)), 0, "nothing stays in the contract");
        vm.assertEq(mdv.totalSupply(), supply, "the supply is constant");
    }
}
