// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Errors, IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {CollectionWorld} from "./CollectionWorld.sol";

abstract contract MintTests is CollectionWorld {
    uint8 private constant NO_KIND = 9;

    function test_MintsForBnb() public {
        vm.prank(bob);
        vm.expectEmit(address(nft()));
        emit Collection.Minted(bob, tokenId + 1, goodKind(), "mint");
        nft().mintWithNative{value: NATIVE_PRICE}(goodKind(), "mint");
        assertMinted();
        vm.assertEq(vault.balance, NATIVE_PRICE);
        vm.assertEq(address(nft()).balance, 0);
    }

    function test_AnotherValueThanTheMintPriceIsRefused() public {
        for (uint256 value = NATIVE_PRICE - 1; value <= NATIVE_PRICE + 1; value += 2) {
            vm.prank(bob);
            vm.expectRevert(abi.encodeWithSelector(Collection.WrongValue.selector, value, NATIVE_PRICE));
            nft().mintWithNative{value: value}(goodKind(), "value");
        }
    }

    function test_MintsForMds() public {
        allow(bob, address(nft()), COIN_PRICE);
        vm.prank(bob);
        vm.expectEmit(address(nft()));
        emit Collection.Minted(bob, tokenId + 1, goodKind(), "mint");
        nft().mintWithCoin(goodKind(), COIN_PRICE, "mint");
        assertMinted();
        vm.assertEq(mds.balanceOf(vault), COIN_PRICE);
        vm.assertEq(mds.balanceOf(bob), RICHES - COIN_PRICE);
    }

    function test_AMovedMintPriceIsRefused() public {
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Collection.MintPriceMoved.selector, COIN_PRICE - 1, COIN_PRICE));
        nft().mintWithCoin(goodKind(), COIN_PRICE - 1, "moved");
    }

    function test_WithoutTheApprovalNothingIsMinted() public {
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, nft(), 0, COIN_PRICE));
        nft().mintWithCoin(goodKind(), COIN_PRICE, "no approval");
        vm.assertEq(nft().lastTokenId(), tokenId);
    }

    function test_AnUnknownKindIsRefused() public {
        bytes memory refusal = abi.encodeWithSelector(Collection.KindUnknown.selector, NO_KIND);
        allow(bob, address(nft()), COIN_PRICE);
        vm.startPrank(bob);
        vm.expectRevert(refusal);
        nft().mintWithCoin(NO_KIND, COIN_PRICE, "kind");
        vm.expectRevert(refusal);
        nft().mintWithNative{value: NATIVE_PRICE}(NO_KIND, "kind");
        vm.stopPrank();
        vm.expectRevert(refusal);
        nft().mintBatch(addresses(bob), kinds(NO_KIND));
    }

    function test_TheOwnerMintsABatch() public {
        address[] memory to = new address[](2);
        uint8[] memory two = new uint8[](2);
        (to[0], to[1], two[0], two[1]) = (bob, vault, goodKind(), goodKind());
        vm.expectEmit(address(nft()));
        emit Collection.Minted(bob, tokenId + 1, goodKind(), 0);
        vm.expectEmit(address(nft()));
        emit Collection.Minted(vault, tokenId + 2, goodKind(), 0);
        nft().mintBatch(to, two);
        vm.assertEq(nft().ownerOf(tokenId + 1), bob);
        vm.assertEq(nft().ownerOf(tokenId + 2), vault);
        vm.assertEq(nft().lastTokenId(), tokenId + 2);
    }

    function test_OnlyTheOwnerMintsABatch() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        nft().mintBatch(addresses(alice), kinds(goodKind()));
    }

    function test_ABatchOfUnequalListsIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(Collection.BatchMismatch.selector, 1, 0));
        nft().mintBatch(addresses(bob), new uint8[](0));
    }

    function test_TheOwnerSetsTheMintPrices() public {
        vm.expectEmit(address(nft()));
        emit Collection.MintPricesChanged(3, 4);
        nft().setMintPrices(3, 4);
        vm.assertEq(nft().nativePrice(), 3);
        vm.assertEq(nft().coinPrice(), 4);
    }

    function test_OnlyTheOwnerSetsTheMintPrices() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        nft().setMintPrices(0, 0);
    }

    function test_ATokenThatDoesNotExistHasNoKind() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId + 1));
        nft().kindOf(tokenId + 1);
    }

    function assertMinted() private view {
        vm.assertEq(nft().ownerOf(tokenId + 1), bob);
        vm.assertEq(nft().kindOf(tokenId + 1), goodKind());
        vm.assertEq(nft().lastTokenId(), tokenId + 1);
    }

    function addresses(address one) private pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = one;
    }

    function kinds(uint8 one) private pure returns (uint8[] memory list) {
        list = new uint8[](1);
        list[0] = one;
    }
}
