// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Refs} from "../../sandbox/chain/contracts/Refs.sol";
import {World} from "./World.sol";

/// @notice What every contract with player writes does with their refs.
abstract contract RefBehaviour is World {
    /// @dev The contract, its player writes without their last argument, and a call of alice that succeeds.
    function refContract() internal view virtual returns (Refs);
    function refWrites() internal view virtual returns (bytes[] memory);
    function refSuccess(bytes32 ref) internal virtual;

    function test_EveryWriteRefusesTheZeroRef() public {
        assertRefused(bytes32(0));
    }

    function test_EveryWriteRefusesAUsedRef() public {
        bytes32 ref = newRef();
        refSuccess(ref);
        assertRefused(ref);
    }

    function test_AUsedRefIsFoundWithItsBlock() public {
        bytes32 ref = newRef();
        vm.assertEq(refContract().done(alice, ref), 0);
        vm.roll(4711);
        refSuccess(ref);
        vm.assertEq(refContract().done(alice, ref), 4711);
        vm.assertEq(refContract().done(bob, ref), 0);
    }

    function assertRefused(bytes32 ref) private {
        bytes[] memory writes = refWrites();
        bytes memory expected = abi.encodeWithSelector(Refs.RefUsed.selector, alice, ref);
        for (uint256 i = 0; i < writes.length; i++) {
            vm.prank(alice);
            (bool success, bytes memory reason) = address(refContract()).call(bytes.concat(writes[i], ref));
            vm.assertFalse(success);
            vm.assertEq(uint256(keccak256(reason)), uint256(keccak256(expected)));
        }
    }
}
