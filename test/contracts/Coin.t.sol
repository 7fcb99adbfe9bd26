// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {World} from "./support/World.sol";

contract CoinTest is World {
    function test_HasItsNameSymbolAndDecimals() public view {
        vm.assertEq(mdv.name(), "MDV");
        vm.assertEq(mdv.symbol(), "MDV");
        vm.assertEq(mdv.decimals(), 8);
        vm.assertEq(mds.decimals(), 18);
    }

    function test_TheOwnerMintsAndBurns() public {
        uint256 supply = mdv.totalSupply();
        mdv.mint(alice, 7);
        vm.assertEq(mdv.balanceOf(alice), 1000e8 + 7);
        mdv.burn(alice, 5);
        vm.assertEq(mdv.balanceOf(alice), 1000e8 + 2);
        vm.assertEq(mdv.totalSupply(), supply + 2);
    }

    function test_OnlyTheOwnerMints() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        mdv.mint(alice, 1);
    }

    function test_OnlyTheOwnerBurns() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, alice));
        mdv.burn(bob, 1);
    }
}
