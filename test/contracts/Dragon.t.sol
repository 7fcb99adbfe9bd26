// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Collection} from "../sandbox/chain/contracts/Collection.sol";
import {Dragon} from "../sandbox/chain/contracts/Dragon.sol";
import {CollectionBehaviour} from "./collection/CollectionBehaviour.sol";

contract DragonTest is CollectionBehaviour {
    function nft() internal view override returns (Collection) {
        return dragon;
    }

    function goodKind() internal pure override returns (uint8) {
        return 0;
    }

    function newCollection(Collection.Accounts memory accounts) internal override returns (Collection) {
        return new Dragon(mds, accounts, NATIVE_PRICE, COIN_PRICE);
    }

    function testFuzz_ADragonHasOneKind(uint8 kind) public view {
        vm.assertTrue(dragon.isKind(kind) == (kind == 0));
    }

    function test_HasItsName() public view {
        vm.assertEq(dragon.name(), "Dragon");
        vm.assertEq(dragon.symbol(), "DRAGON");
    }
}
