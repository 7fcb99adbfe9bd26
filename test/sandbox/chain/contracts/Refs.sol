// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Refs
/// @notice Makes each write of a player act at most once. The player's app picks a random `ref` before it opens the
/// wallet; sent twice, the second transaction is refused, and a lost transaction hash is found again by asking
/// {done} for the block that holds it.
abstract contract Refs {
    /// @notice Block number in which `sender` used `ref`; 0 while it is unused.
    mapping(address sender => mapping(bytes32 ref => uint256 blockNumber)) public done;

    /// @notice `ref` was used by `sender` before, or is zero (which counts as used for ever).
    error RefUsed(address sender, bytes32 ref);

    /// @dev Runs before the function's own checks and effects; a later revert frees the ref again.
    modifier once(bytes32 ref) {
        if (ref == bytes32(0) || done[msg.sender][ref] != 0) revert RefUsed(msg.sender, ref);
        done[msg.sender][ref] = block.number;
        _;
    }
}
