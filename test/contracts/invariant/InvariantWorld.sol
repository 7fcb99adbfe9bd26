// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {World} from "../support/World.sol";
import {Handler} from "./Handler.sol";

/// @notice Tells forge to call only the handler, and checks every rule after each of its calls.
/// @dev One invariant a contract: forge would run the very same histories again for each further one.
abstract contract InvariantWorld is World {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    /// @dev What must hold besides the handler's own rules.
    function checkState() internal view virtual;
    function handlerOf() internal view virtual returns (Handler);
    function actions() internal pure virtual returns (bytes4[] memory);
    /// @dev The handler's rules about who may do what; for each of them some call has to succeed now and then.
    function callRules() internal pure virtual returns (bytes32[] memory);
    /// @dev The handler's rules about what a call does.
    function effectRules() internal pure virtual returns (bytes32[] memory);

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handlerOf());
    }

    function targetSelectors() external view returns (FuzzSelector[] memory selectors) {
        selectors = new FuzzSelector[](1);
        selectors[0] = FuzzSelector(address(handlerOf()), actions());
    }

    function invariant_EveryRuleHolds() public view {
        assertKept(callRules());
        assertKept(effectRules());
        vm.assertEq(handlerOf().broken("a ref counted twice"), 0, "a ref counted twice");
        vm.assertEq(handlerOf().broken("a good call was refused"), 0, "a good call was refused");
        checkState();
    }

    /// @dev Invariants prove nothing if no call ever succeeds: so one long history in which each must, many times.
    function test_AHistoryGetsSomewhere() public {
        bytes4[] memory selectors = actions();
        for (uint256 i = 0; i < 1500; i++) {
            uint256[4] memory seeds;
            for (uint256 j = 0; j < 4; j++) {
                seeds[j] = uint256(keccak256(abi.encode(i, j))) % 1e6;
            }
            bytes memory data = abi.encodePacked(selectors[i % selectors.length], abi.encode(seeds));
            (bool success,) = address(handlerOf()).call(data);
            vm.assertTrue(success);
        }
        bytes32[] memory rules = callRules();
        for (uint256 i = 0; i < rules.length; i++) {
            vm.assertTrue(handlerOf().succeeded(rules[i]) >= minimumSuccesses(), text(rules[i]));
        }
        invariant_EveryRuleHolds();
    }

    function minimumSuccesses() internal pure virtual returns (uint256) {
        return 15;
    }

    function assertKept(bytes32[] memory rules) private view {
        for (uint256 i = 0; i < rules.length; i++) {
            vm.assertEq(handlerOf().broken(rules[i]), 0, text(rules[i]));
        }
    }

    function text(bytes32 rule) private pure returns (string memory) {
        uint256 length;
        while (length < 32 && rule[length] != 0) length++;
        bytes memory trimmed = new bytes(length);
        for (uint256 i = 0; i < length; i++) {
            trimmed[i] = rule[i];
        }
        return string(trimmed);
    }
}
