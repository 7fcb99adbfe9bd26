// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Vm} from "../support/Vm.sol";

/// @notice What random histories have in common: actors, refs that are sometimes used twice, and a count of broken
/// rules. A handler never reverts by itself; a broken rule is counted, so that each invariant can name its own.
abstract contract Handler {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    address[] public actors;
    /// @notice How often a rule, named by the handler, was broken.
    mapping(bytes32 rule => uint256) public broken;
    /// @notice How often each kind of call succeeded, to see that a history gets anywhere.
    mapping(bytes32 action => uint256) public succeeded;

    uint256 private _refs;
    mapping(address sender => mapping(bytes32 ref => bool)) private _used;

    function actorCount() external view returns (uint256) {
        return actors.length;
    }

    function actorAt(uint256 seed) internal view returns (address) {
        return actors[seed % actors.length];
    }

    /// @dev Each fifth ref is one of the last few: used by this actor, by another, or freed by a refusal.
    /// A few are zero.
    function pickRef(uint256 seed) internal returns (bytes32) {
        if (seed % 64 == 7) return bytes32(0);
        bool isNew = _refs == 0 || seed % 5 != 0;
        return keccak256(abi.encode(isNew ? ++_refs : _refs - (seed / 5) % (_refs < 8 ? _refs : 8)));
    }

    /// @dev Calls as the actor. What should succeed has to, what should not must not, and no ref counts twice.
    function attempt(address actor, address target, bytes memory data, bytes32 ref, bool isAllowed, bytes32 rule)
        internal
        returns (bool success)
    {
        return attemptWhole(actor, target, bytes.concat(data, ref), ref, isAllowed, rule);
    }

    /// @dev The same where the ref is not the last word of the call.
    function attemptWhole(address actor, address target, bytes memory data, bytes32 ref, bool isAllowed, bytes32 rule)
        internal
        returns (bool success)
    {
        bool isUsed = ref == bytes32(0) || _used[actor][ref];
        vm.prank(actor);
        (success,) = target.call(data);
        if (success && isUsed) broken["a ref counted twice"]++;
        else if (success && !isAllowed) broken[rule]++;
        else if (!success && isAllowed && !isUsed) broken["a good call was refused"]++;
        if (!success) return false;
        _used[actor][ref] = true;
        succeeded[rule]++;
    }

    /// @dev A small amount half of the time, where rounding matters.
    function pickAmount(uint256 seed, uint256 maximum) internal pure returns (uint256) {
        return 1 + (seed / 2) % (seed % 2 == 0 ? 1000 : maximum);
    }
}
