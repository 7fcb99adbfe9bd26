// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {CoinReceiver} from "./HookCoin.sol";

/// @notice A receiver that calls back into the contract that is paying it, and notes what came of it.
contract Reentrant is CoinReceiver {
    address private _target;
    bytes[] private _calls;

    /// @notice Attempts made, and those that the lock refused.
    uint256 public attempts;
    uint256 public locked;

    function plan(address target, bytes[] calldata calls) external {
        _target = target;
        delete _calls;
        for (uint256 i = 0; i < calls.length; i++) {
            _calls.push(calls[i]);
        }
    }

    /// @notice Makes one call as this contract, as its owner would.
    function run(address target, bytes calldata data) external {
        (bool success, bytes memory reason) = target.call(data);
        if (success) return;
        assembly ("memory-safe") {
            revert(add(reason, 32), mload(reason))
        }
    }

    function onCoins() external {
        _attack();
    }

    receive() external payable {
        _attack();
    }

    function _attack() private {
        for (uint256 i = 0; i < _calls.length; i++) {
            (, bytes memory reason) = _target.call(_calls[i]);
            attempts++;
            if (bytes4(reason) == ReentrancyGuard.ReentrancyGuardReentrantCall.selector) locked++;
        }
    }
}
