// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Collection} from "./Collection.sol";

/// @title Dragon
/// @notice The dragons. Their one kind is 0.
contract Dragon is Collection {
    constructor(IERC20 coin, Accounts memory accounts, uint256 nativePrice, uint256 coinPrice)
        ERC721("Dragon", "DRAGON")
        Collection(coin, accounts, nativePrice, coinPrice)
    {}

    /// @inheritdoc Collection
    function isKind(uint8 kind) public pure override returns (bool) {
        return kind == 0;
    }
}
