// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Coin} from "../../sandbox/chain/contracts/Coin.sol";

/// @notice Told when coins arrive.
interface CoinReceiver {
    function onCoins() external;
}

/// @notice A coin that can refuse a receiver, and that calls receivers which asked for it: what the contracts must
/// withstand, though the platform's own coins do neither.
contract HookCoin is Coin {
    mapping(address account => bool) public refuses;
    mapping(address account => bool) public calls;

    error Refused(address receiver);

    constructor(address owner) Coin("Hook coin", "HOOK", 18, owner) {}

    function setRefuses(address account, bool on) external {
        refuses[account] = on;
    }

    function setCalls(address account, bool on) external {
        calls[account] = on;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (refuses[to]) revert Refused(to);
        super._update(from, to, value);
        if (calls[to]) CoinReceiver(to).onCoins();
    }
}
