// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Activation} from "../../sandbox/chain/contracts/Activation.sol";
import {Auction} from "../../sandbox/chain/contracts/Auction.sol";
import {Card} from "../../sandbox/chain/contracts/Card.sol";
import {Coin} from "../../sandbox/chain/contracts/Coin.sol";
import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {Dragon} from "../../sandbox/chain/contracts/Dragon.sol";
import {Refs} from "../../sandbox/chain/contracts/Refs.sol";
import {HookCoin} from "./HookCoin.sol";
import {Vm} from "./Vm.sol";

/// @notice Everything deployed, with three players who have coins. The contract's own address deploys and owns.
abstract contract World {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    uint256 internal constant NATIVE_PRICE = 0.01 ether;
    uint256 internal constant COIN_PRICE = 50 ether;
    uint64 internal constant TIMEOUT = 24 hours;
    uint256 internal constant MDV_ASSET_PRICE = 2e8;
    uint256 internal constant HFH_ASSET_PRICE = 20e9;
    uint256 internal constant RICHES = 1_000_000 ether;

    address internal immutable alice = player("alice");
    address internal immutable bob = player("bob");
    address internal immutable carol = player("carol");
    address internal immutable vault = player("vault");
    address internal immutable feeReceiver = player("fee receiver");
    address internal immutable copyrightOwner = player("copyright owner");

    HookCoin internal mds;
    Coin internal mdv;
    Coin internal hfh;
    Dragon internal dragon;
    Card internal card;
    Activation internal activation;
    Auction internal auction;

    uint256 private _refs;

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        vm.roll(1000);
        mds = new HookCoin(address(this));
        mdv = new Coin("MDV", "MDV", 8, address(this));
        hfh = new Coin("HFH", "HFH", 9, address(this));
        Collection.Accounts memory accounts = Collection.Accounts(address(this), vault, feeReceiver);
        dragon = new Dragon(mds, accounts, NATIVE_PRICE, COIN_PRICE);
        card = new Card(mds, accounts, NATIVE_PRICE, COIN_PRICE);
        activation = newActivation(mdv);
        auction = new Auction(mds, address(this), copyrightOwner, feeReceiver, TIMEOUT, collections());
        enrich(alice);
        enrich(bob);
        enrich(carol);
    }

    function newActivation(IERC20Metadata accountCoin) internal returns (Activation) {
        Activation.AssetPrice[] memory prices = new Activation.AssetPrice[](2);
        prices[0] = Activation.AssetPrice(address(accountCoin), MDV_ASSET_PRICE);
        prices[1] = Activation.AssetPrice(address(hfh), HFH_ASSET_PRICE);
        address[] memory coins = new address[](2);
        (coins[0], coins[1]) = (address(accountCoin), address(hfh));
        return new Activation(address(this), vault, accountCoin, prices, coins, collections());
    }

    function collections() internal view returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (address(dragon), address(card));
    }

    function player(string memory name) internal returns (address account) {
        account = address(uint160(uint256(keccak256(bytes(name)))));
        vm.label(account, name);
    }

    function enrich(address account) internal {
        mds.mint(account, RICHES);
        mdv.mint(account, 1000e8);
        hfh.mint(account, 1000e9);
        vm.deal(account, 10 ether);
    }

    /// @dev A ref that was not used before.
    function newRef() internal returns (bytes32) {
        return keccak256(abi.encode(++_refs));
    }

    /// @dev A new token of the collection, in the hands of `to`.
    function give(Collection collection, address to, uint8 kind) internal returns (uint256 tokenId) {
        address[] memory receivers = new address[](1);
        uint8[] memory kinds = new uint8[](1);
        (receivers[0], kinds[0]) = (to, kind);
        collection.mintBatch(receivers, kinds);
        return collection.lastTokenId();
    }

    function allow(address from, address spender, uint256 amount) internal {
        vm.prank(from);
        mds.approve(spender, amount);
    }

    /// @dev Expects the next call to be refused because its ref was used by `sender`.
    function expectRefUsed(address sender, bytes32 ref) internal {
        vm.expectRevert(abi.encodeWithSelector(Refs.RefUsed.selector, sender, ref));
    }
}
