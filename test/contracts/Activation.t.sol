// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Errors, IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Activation} from "../sandbox/chain/contracts/Activation.sol";
import {Coin} from "../sandbox/chain/contracts/Coin.sol";
import {CollectionNotAccepted} from "../sandbox/chain/contracts/MarketErrors.sol";
import {Refs} from "../sandbox/chain/contracts/Refs.sol";
import {RefBehaviour} from "./support/RefBehaviour.sol";
import {Reentrant} from "./support/Reentrant.sol";

contract ActivationTest is RefBehaviour {
    uint256 private hero;

    function setUp() public override {
        super.setUp();
        hero = give(card, alice, 1);
    }

    function refContract() internal view override returns (Refs) {
        return activation;
    }

    function refWrites() internal view override returns (bytes[] memory writes) {
        writes = new bytes[](3);
        writes[0] = abi.encodePacked(Activation.activateAccount.selector);
        writes[1] = abi.encodePacked(Activation.activateAsset.selector, abi.encode(mdv, card, hero, MDV_ASSET_PRICE));
        writes[2] = abi.encodePacked(Activation.pay.selector, abi.encode(mdv, 1));
    }

    function refSuccess(bytes32 ref) internal override {
        approve(mdv, alice, 1e8);
        vm.prank(alice);
        activation.activateAccount(ref);
    }

    function test_AnAccountCostsExactlyOneMdv() public {
        approve(mdv, alice, 1e8);
        vm.prank(alice);
        vm.expectEmit(address(activation));
        emit Activation.AccountActivated(alice, 1e8, "one");
        activation.activateAccount("one");
        vm.assertTrue(activation.accountActivated(alice));
        vm.assertFalse(activation.accountActivated(bob));
        vm.assertEq(mdv.balanceOf(vault), 1e8);
        vm.assertEq(mdv.balanceOf(alice), 999e8);
        vm.assertEq(mdv.balanceOf(address(activation)), 0);
    }

    function test_TheAccountPriceIsOneWholeCoinWhateverItsDecimals() public {
        vm.assertEq(activation.accountPrice(), 1e8);
        vm.assertEq(newActivation(new Coin("Six", "SIX", 6, address(this))).accountPrice(), 1e6);
    }

    function test_AnAccountIsActivatedOnce() public {
        approve(mdv, alice, 5e8);
        vm.startPrank(alice);
        activation.activateAccount(newRef());
        vm.expectRevert(abi.encodeWithSelector(Activation.AccountAlreadyActivated.selector, alice));
        activation.activateAccount(newRef());
    }

    function test_AnAccountIsNotActivatedWithoutTheApproval() public {
        approve(mdv, alice, 1e8 - 1);
        vm.prank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, activation, 1e8 - 1, 1e8)
        );
        activation.activateAccount("freed");
        vm.assertFalse(activation.accountActivated(alice));
        vm.assertEq(activation.done(alice, "freed"), 0);
    }

    function test_AnAssetIsActivatedInMdv() public {
        approve(mdv, alice, MDV_ASSET_PRICE);
        vm.prank(alice);
        vm.expectEmit(address(activation));
        emit Activation.AssetActivated(alice, address(card), hero, address(mdv), MDV_ASSET_PRICE, "asset");
        activation.activateAsset(address(mdv), address(card), hero, MDV_ASSET_PRICE, "asset");
        vm.assertTrue(activation.assetActivated(address(card), hero));
        vm.assertEq(mdv.balanceOf(vault), MDV_ASSET_PRICE);
    }

    function test_AnAssetInTheGameIsActivatedInHfhByAnyPlayer() public {
        uint256 tokenId = give(dragon, vault, 0);
        approve(hfh, bob, HFH_ASSET_PRICE);
        vm.prank(bob);
        activation.activateAsset(address(hfh), address(dragon), tokenId, HFH_ASSET_PRICE, newRef());
        vm.assertTrue(activation.assetActivated(address(dragon), tokenId));
        vm.assertFalse(activation.assetActivated(address(card), tokenId));
        vm.assertEq(hfh.balanceOf(vault), HFH_ASSET_PRICE);
    }

    function test_AnAssetIsActivatedOnceInWhicheverCoin() public {
        approve(mdv, alice, MDV_ASSET_PRICE);
        vm.prank(alice);
        activation.activateAsset(address(mdv), address(card), hero, MDV_ASSET_PRICE, newRef());
        vm.expectRevert(abi.encodeWithSelector(Activation.AssetAlreadyActivated.selector, card, hero));
        activateAsset(bob, address(hfh), address(card), hero, HFH_ASSET_PRICE);
    }

    function test_AMovedAssetPriceIsRefused() public {
        activation.setAssetPrice(address(mdv), 3e8);
        vm.expectRevert(abi.encodeWithSelector(Activation.AssetPriceMoved.selector, mdv, MDV_ASSET_PRICE, 3e8));
        activateAsset(alice, address(mdv), address(card), hero, MDV_ASSET_PRICE);
    }

    function test_AnAssetIsNotActivatedInAnotherCoin() public {
        vm.expectRevert(abi.encodeWithSelector(Activation.CoinNotAccepted.selector, mds));
        activateAsset(alice, address(mds), address(card), hero, 0);
    }

    function test_ATokenOfAnotherCollectionIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(CollectionNotAccepted.selector, mds));
        activateAsset(alice, address(mdv), address(mds), hero, MDV_ASSET_PRICE);
    }

    function test_ATokenThatDoesNotExistIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 99));
        activateAsset(alice, address(mdv), address(card), 99, MDV_ASSET_PRICE);
    }

    function test_ATopUpGoesToTheVault() public {
        approve(hfh, alice, 12);
        vm.prank(alice);
        vm.expectEmit(address(activation));
        emit Activation.Paid(alice, address(hfh), 12, "top up");
        activation.pay(address(hfh), 12, "top up");
        vm.assertEq(hfh.balanceOf(vault), 12);
        vm.assertTrue(activation.accepted(address(hfh)));
    }

    function test_ATopUpInAnotherCoinIsRefused() public {
        vm.assertFalse(activation.accepted(address(mds)));
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Activation.CoinNotAccepted.selector, mds));
        activation.pay(address(mds), 1, "other");
    }

    function test_ATopUpOfNothingIsRefused() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Activation.AmountZero.selector));
        activation.pay(address(mdv), 0, "nothing");
    }

    function test_TheOwnerSetsAssetPrices() public {
        vm.expectEmit(address(activation));
        emit Activation.AssetPriceChanged(address(hfh), 5);
        activation.setAssetPrice(address(hfh), 5);
        vm.assertEq(activation.assetPrice(address(hfh)), 5);
        vm.assertEq(activation.assetPrice(address(mdv)), MDV_ASSET_PRICE);
        vm.assertEq(activation.vault(), vault);
    }

    function test_OnlyTheOwnerSetsAssetPrices() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        activation.setAssetPrice(address(hfh), 5);
    }

    function test_APaidContractCannotCallBackIntoAPayment() public {
        Reentrant receiver = new Reentrant();
        address[] memory coins = new address[](1);
        coins[0] = address(mds);
        Activation other =
            new Activation(address(this), address(receiver), mds, new Activation.AssetPrice[](0), coins, collections());
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(Activation.activateAccount, ("a"));
        calls[1] = abi.encodeCall(Activation.activateAsset, (address(mds), address(card), hero, 1, "b"));
        calls[2] = abi.encodeCall(Activation.pay, (address(mds), 1, "c"));
        receiver.plan(address(other), calls);
        mds.setCalls(address(receiver), true);
        other.setAssetPrice(address(mds), 1);
        allow(alice, address(other), 1 ether + 2);
        vm.startPrank(alice);
        other.pay(address(mds), 1, "1");
        other.activateAccount("2");
        other.activateAsset(address(mds), address(card), hero, 1, "3");
        vm.assertEq(receiver.attempts(), 9);
        vm.assertEq(receiver.locked(), 9);
    }

    function approve(Coin coin, address from, uint256 amount) private {
        vm.prank(from);
        coin.approve(address(activation), amount);
    }

    function activateAsset(address from, address coin, address collection, uint256 tokenId, uint256 price) private {
        vm.prank(from);
        activation.activateAsset(coin, collection, tokenId, price, "asset");
    }
}
