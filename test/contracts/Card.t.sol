// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Card} from "../sandbox/chain/contracts/Card.sol";
import {Collection} from "../sandbox/chain/contracts/Collection.sol";
import {CollectionBehaviour} from "./collection/CollectionBehaviour.sol";

contract CardTest is CollectionBehaviour {
    function nft() internal view override returns (Collection) {
        return card;
    }

    function goodKind() internal pure override returns (uint8) {
        return 4;
    }

    function newCollection(Collection.Accounts memory accounts) internal override returns (Collection) {
        return new Card(mds, accounts, NATIVE_PRICE, COIN_PRICE);
    }

    function test_ACardIsHeroEquipmentPetOrSpiritStone() public view {
        for (uint256 kind = 0; kind < 256; kind++) {
            vm.assertTrue(card.isKind(uint8(kind)) == (kind >= 1 && kind <= 4));
        }
    }

    function test_HasItsName() public view {
        vm.assertEq(card.name(), "Card");
        vm.assertEq(card.symbol(), "CARD");
    }
}
