// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {Refs} from "../../sandbox/chain/contracts/Refs.sol";
import {RefBehaviour} from "../support/RefBehaviour.sol";
import {World} from "../support/World.sol";
import {CollectionWorld} from "./CollectionWorld.sol";
import {DepositTests} from "./DepositTests.sol";
import {ListingTests} from "./ListingTests.sol";
import {LockTests} from "./LockTests.sol";
import {MintTests} from "./MintTests.sol";
import {SaleTests} from "./SaleTests.sol";

/// @notice What Dragon and Card do alike.
abstract contract CollectionBehaviour is RefBehaviour, ListingTests, SaleTests, MintTests, DepositTests, LockTests {
    function setUp() public override(World, CollectionWorld, LockTests) {
        super.setUp();
    }

    function refContract() internal view override returns (Refs) {
        return nft();
    }

    function refWrites() internal view override returns (bytes[] memory writes) {
        writes = new bytes[](6);
        writes[0] = abi.encodePacked(Collection.sell.selector, abi.encode(tokenId, PRICE));
        writes[1] = abi.encodePacked(Collection.cancel.selector, abi.encode(tokenId));
        writes[2] = abi.encodePacked(Collection.buy.selector, abi.encode(tokenId, PRICE));
        writes[3] = abi.encodePacked(Collection.mintWithNative.selector, abi.encode(goodKind()));
        writes[4] = abi.encodePacked(Collection.mintWithCoin.selector, abi.encode(goodKind(), COIN_PRICE));
        writes[5] = abi.encodePacked(Collection.deposit.selector, abi.encode(tokenId));
    }

    function refSuccess(bytes32 ref) internal override {
        vm.prank(alice);
        nft().sell(tokenId, PRICE, ref);
    }
}
