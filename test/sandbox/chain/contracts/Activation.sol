// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {CollectionNotAccepted} from "./MarketErrors.sol";
import {Refs} from "./Refs.sol";

/// @title Activation
/// @notice Payments into the game: an account's and an asset's activation, and top-ups. The payer approves the exact
/// amount to this contract first; the coins go straight to the vault, nothing stays here.
contract Activation is Ownable, Refs, ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// @notice A coin that assets can be activated with, and what it costs, in the coin's smallest unit.
    struct AssetPrice {
        address coin;
        uint256 price;
    }

    address private immutable _vault;
    IERC20 private immutable _accountCoin;
    uint256 private immutable _accountPrice;

    mapping(address coin => bool) private _accepted;
    mapping(address collection => bool) private _collections;
    mapping(address coin => uint256) private _assetPrices;
    mapping(address account => bool) private _accounts;
    mapping(address collection => mapping(uint256 tokenId => bool)) private _assets;

    event AccountActivated(address indexed account, uint256 price, bytes32 ref);
    event AssetActivated(
        address indexed player,
        address indexed collection,
        uint256 indexed tokenId,
        address coin,
        uint256 price,
        bytes32 ref
    );
    event Paid(address indexed player, address indexed coin, uint256 amount, bytes32 ref);
    event AssetPriceChanged(address indexed coin, uint256 price);

    /// @notice The account was activated before.
    error AccountAlreadyActivated(address account);
    /// @notice The asset was activated before.
    error AssetAlreadyActivated(address collection, uint256 tokenId);
    /// @notice This payment cannot be made in this coin.
    error CoinNotAccepted(address coin);
    /// @notice The asset price changed after the player saw it. In the coin's smallest unit.
    error AssetPriceMoved(address coin, uint256 expected, uint256 actual);
    /// @notice A payment of nothing.
    error AmountZero();

    /// @param accountCoin the coin an account is activated with (MDV): one whole coin, whatever its decimals are
    /// @param topUpCoins the coins taken by {pay}
    constructor(
        address owner_,
        address vault_,
        IERC20Metadata accountCoin,
        AssetPrice[] memory assetPrices,
        address[] memory topUpCoins,
        address[] memory collections
    ) Ownable(owner_) {
        _vault = vault_;
        _accountCoin = accountCoin;
        _accountPrice = 10 ** accountCoin.decimals();
        for (uint256 i = 0; i < assetPrices.length; i++) {
            _setAssetPrice(assetPrices[i].coin, assetPrices[i].price);
        }
        for (uint256 i = 0; i < topUpCoins.length; i++) {
            _accepted[topUpCoins[i]] = true;
        }
        for (uint256 i = 0; i < collections.length; i++) {
            _collections[collections[i]] = true;
        }
    }

    /// @notice Activates the caller's account for one whole MDV, once.
    function activateAccount(bytes32 ref) external once(ref) nonReentrant {
        if (_accounts[msg.sender]) revert AccountAlreadyActivated(msg.sender);
        _accounts[msg.sender] = true;
        emit AccountActivated(msg.sender, _accountPrice, ref);
        _accountCoin.safeTransferFrom(msg.sender, _vault, _accountPrice);
    }

    /// @notice Activates an existing asset, once.
    /// The payer need not hold it: an asset in the game is held by the vault.
    /// @param expectedPrice the price the caller agreed to, in the smallest unit of `coin`
    function activateAsset(address coin, address collection, uint256 tokenId, uint256 expectedPrice, bytes32 ref)
        external
        once(ref)
        nonReentrant
    {
        if (!_collections[collection]) revert CollectionNotAccepted(collection);
        IERC721(collection).ownerOf(tokenId);
        uint256 price = _assetPrices[coin];
        if (price == 0) revert CoinNotAccepted(coin);
        if (price != expectedPrice) revert AssetPriceMoved(coin, expectedPrice, price);
        if (_assets[collection][tokenId]) revert AssetAlreadyActivated(collection, tokenId);
        _assets[collection][tokenId] = true;
        emit AssetActivated(msg.sender, collection, tokenId, coin, price, ref);
        IERC20(coin).safeTransferFrom(msg.sender, _vault, price);
    }

    /// @notice Tops up the caller's game balance by `amount`, in the smallest unit of `coin`.
    function pay(address coin, uint256 amount, bytes32 ref) external once(ref) nonReentrant {
        if (!_accepted[coin]) revert CoinNotAccepted(coin);
        if (amount == 0) revert AmountZero();
        emit Paid(msg.sender, coin, amount, ref);
        IERC20(coin).safeTransferFrom(msg.sender, _vault, amount);
    }

    /// @notice Sets an asset's activation price in the smallest unit of `coin`; 0 stops taking the coin for it.
    function setAssetPrice(address coin, uint256 price) external onlyOwner {
        _setAssetPrice(coin, price);
    }

    /// @notice What an account's activation costs, in the smallest unit of MDV.
    function accountPrice() external view returns (uint256) {
        return _accountPrice;
    }

    /// @notice What an asset's activation costs in the smallest unit of `coin`; 0 if the coin is not taken for it.
    function assetPrice(address coin) external view returns (uint256) {
        return _assetPrices[coin];
    }

    /// @notice Whether {pay} takes the coin.
    function accepted(address coin) external view returns (bool) {
        return _accepted[coin];
    }

    /// @notice Whether the account was activated.
    function accountActivated(address account) external view returns (bool) {
        return _accounts[account];
    }

    /// @notice Whether the asset was activated.
    function assetActivated(address collection, uint256 tokenId) external view returns (bool) {
        return _assets[collection][tokenId];
    }

    /// @notice The account that receives every payment.
    function vault() external view returns (address) {
        return _vault;
    }

    function _setAssetPrice(address coin, uint256 price) private {
        _assetPrices[coin] = price;
        emit AssetPriceChanged(coin, price);
    }
}
