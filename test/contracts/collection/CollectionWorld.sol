// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {World} from "../support/World.sol";

/// @notice Whose collection the shared tests run on, with one token of alice.
abstract contract CollectionWorld is World {
    uint256 internal constant PRICE = 1000 ether;

    uint256 internal tokenId;

    function nft() internal view virtual returns (Collection);
    function goodKind() internal pure virtual returns (uint8);

    function setUp() public virtual override {
        super.setUp();
        tokenId = give(nft(), alice, goodKind());
    }

    function list(uint256 price) internal {
        vm.prank(alice);
        nft().sell(tokenId, price, newRef());
    }

    /// @dev bob buys at `price`, having approved just that.
    function buy(uint256 price, bytes32 ref) internal {
        allow(bob, address(nft()), price);
        vm.prank(bob);
        nft().buy(tokenId, price, ref);
    }

    function assertListing(address seller, uint256 price) internal view {
        (address actualSeller, uint256 actualPrice) = nft().listing(tokenId);
        vm.assertEq(actualSeller, seller);
        vm.assertEq(actualPrice, price);
    }
}
