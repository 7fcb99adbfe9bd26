// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {World} from "../support/World.sol";
import {Handler} from "./Handler.sol";

/// @notice Tells forge to call only the handler, and reads its count of broken rules.
abstract contract InvariantWorld is World {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function handlerOf() internal view virtual returns (Handler);
    function actions() internal pure virtual returns (bytes4[] memory);
    /// @dev The handler's names of its calls that can succeed.
    function rules() internal pure virtual returns (bytes32[] memory);

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handlerOf());
    }

    function targetSelectors() external view returns (FuzzSelector[] memory selectors) {
        selectors = new FuzzSelector[](1);
        selectors[0] = FuzzSelector(address(handlerOf()), actions());
    }

    /// @dev Invariants prove nothing if no call ever succeeds: so one long history in which each must, many times.
    function test_AHistoryGetsSomewhere() public {
        bytes4[] memory selectors = actions();
        for (uint256 i = 0; i < 1500; i++) {
            uint256[4] memory seeds;
            for (uint256 j = 0; j < 4; j++) seeds[j] = uint256(keccak256(abi.encode(i, j))) % 1e6;
            (bool success,) = address(handlerOf()).call(abi.encodePacked(selectors[i % selectors.length], abi.encode(seeds)));
            vm.assertTrue(success);
        }
        for (uint256 i = 0; i < rules().length; i++) {
            vm.assertTrue(handlerOf().succeeded(rules()[i]) >= minimumSuccesses(), string(bytes.concat(rules()[i])));
        }
    }

    function minimumSuccesses() internal pure virtual returns (uint256) {
        return 15;
    }

    function assertKept(bytes32 rule) internal view {
        vm.assertEq(handlerOf().broken(rule), 0);
    }
}
