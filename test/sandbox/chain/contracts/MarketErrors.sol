// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

// Refusals that more than one contract gives, with the same meaning everywhere. Prices are in the coin's smallest unit.

/// The caller does not hold the token.
error NotHolder(uint256 tokenId, address caller);
/// A price of zero was named.
error PriceZero(uint256 tokenId);
/// The price changed after the player saw it.
error PriceMoved(uint256 tokenId, uint256 expected, uint256 actual);
/// The contract does not deal in this collection.
error CollectionNotAccepted(address collection);
