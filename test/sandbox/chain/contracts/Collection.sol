// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {NotHolder, PriceMoved, PriceZero} from "./MarketErrors.sol";
import {Refs} from "./Refs.sol";

/// @title Collection
/// @notice NFTs of the game with minting, deposit into the game and sale at a fixed price in one contract.
/// A token on sale stays with its holder, who cannot move it until it is sold or the sale is cancelled.
/// @dev Tokens move without the receiver callback of ERC-721, so that no receiver's code runs in a trade.
abstract contract Collection is ERC721, Ownable, Refs, ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// @notice Where a collection takes and sends what it earns.
    struct Accounts {
        address owner;
        address vault;
        address feeReceiver;
    }

    /// @notice Highest sale fee that can be set, in basis points.
    uint16 public constant MAX_SALE_FEE_BPS = 1000;

    IERC20 private immutable _coin;
    address private immutable _vault;
    address private immutable _feeReceiver;

    uint16 private _saleFeeBps = 500;
    uint256 private _nativePrice;
    uint256 private _coinPrice;
    uint256 private _lastTokenId;
    mapping(uint256 tokenId => uint8) private _kinds;
    /// @dev The seller is not kept: a token on sale cannot move, so the seller is its holder.
    mapping(uint256 tokenId => uint256) private _salePrices;

    event Minted(address indexed player, uint256 indexed tokenId, uint8 kind, bytes32 ref);
    event Listed(uint256 indexed tokenId, address indexed seller, uint256 price, bytes32 ref);
    event SaleCancelled(uint256 indexed tokenId, address indexed seller, bytes32 ref);
    event Sold(uint256 indexed tokenId, address indexed seller, address indexed buyer, uint256 price, bytes32 ref);
    event Deposited(uint256 indexed tokenId, address indexed player, bytes32 ref);
    event SaleFeeChanged(uint16 bps);
    event MintPricesChanged(uint256 nativePrice, uint256 coinPrice);

    /// @notice The token is on sale, so it can neither move nor be listed again.
    error TokenListed(uint256 tokenId);
    /// @notice The token is not on sale.
    error NotListed(uint256 tokenId);
    /// @notice The seller tried to buy the own token.
    error OwnListing(uint256 tokenId, address seller);
    /// @notice The collection has no such kind.
    error KindUnknown(uint8 kind);
    /// @notice The BNB sent, in wei, is not the mint price.
    error WrongValue(uint256 sent, uint256 price);
    /// @notice The mint price in MDS changed after the player saw it.
    error MintPriceMoved(uint256 expected, uint256 actual);
    /// @notice The sale fee is above the highest allowed, in basis points.
    error SaleFeeTooHigh(uint16 bps, uint16 maximum);
    /// @notice The lists of one batch differ in length.
    error BatchMismatch(uint256 receivers, uint256 kinds);

    constructor(IERC20 coin_, Accounts memory accounts, uint256 nativePrice_, uint256 coinPrice_)
        Ownable(accounts.owner)
    {
        _coin = coin_;
        _vault = accounts.vault;
        _feeReceiver = accounts.feeReceiver;
        _nativePrice = nativePrice_;
        _coinPrice = coinPrice_;
    }

    /// @notice Puts the caller's token on sale for `price`, in the smallest unit of MDS.
    function sell(uint256 tokenId, uint256 price, bytes32 ref) external once(ref) nonReentrant {
        _requireHolder(tokenId);
        _requireUnlisted(tokenId);
        if (price == 0) revert PriceZero(tokenId);
        _salePrices[tokenId] = price;
        emit Listed(tokenId, msg.sender, price, ref);
    }

    /// @notice Takes the caller's token off sale.
    function cancel(uint256 tokenId, bytes32 ref) external once(ref) nonReentrant {
        _requireHolder(tokenId);
        if (_salePrices[tokenId] == 0) revert NotListed(tokenId);
        delete _salePrices[tokenId];
        emit SaleCancelled(tokenId, msg.sender, ref);
    }

    /// @notice Buys a listed token. The caller has approved the price to this contract; the seller receives it less
    /// the sale fee, which is rounded down.
    /// @param expectedPrice the price the caller agreed to, in the smallest unit of MDS
    function buy(uint256 tokenId, uint256 expectedPrice, bytes32 ref) external once(ref) nonReentrant {
        uint256 price = _salePrices[tokenId];
        if (price == 0) revert NotListed(tokenId);
        address seller = ownerOf(tokenId);
        if (seller == msg.sender) revert OwnListing(tokenId, seller);
        if (price != expectedPrice) revert PriceMoved(tokenId, expectedPrice, price);
        delete _salePrices[tokenId];
        _transfer(seller, msg.sender, tokenId);
        emit Sold(tokenId, seller, msg.sender, price, ref);
        uint256 fee = price * _saleFeeBps / 10_000;
        _coin.safeTransferFrom(msg.sender, seller, price - fee);
        _coin.safeTransferFrom(msg.sender, _feeReceiver, fee);
    }

    /// @notice Mints a token of `kind` for exactly {nativePrice} of BNB, passed on to the vault.
    function mintWithNative(uint8 kind, bytes32 ref) external payable once(ref) nonReentrant {
        if (msg.value != _nativePrice) revert WrongValue(msg.value, _nativePrice);
        _mintKind(msg.sender, kind, ref);
        Address.sendValue(payable(_vault), msg.value);
    }

    /// @notice Mints a token of `kind` for {coinPrice} of MDS, which the caller has approved to this contract.
    /// @param expectedPrice the price the caller agreed to, in the smallest unit of MDS
    function mintWithCoin(uint8 kind, uint256 expectedPrice, bytes32 ref) external once(ref) nonReentrant {
        uint256 price = _coinPrice;
        if (price != expectedPrice) revert MintPriceMoved(expectedPrice, price);
        _mintKind(msg.sender, kind, ref);
        _coin.safeTransferFrom(msg.sender, _vault, price);
    }

    /// @notice Moves the caller's token into the game, that is to the vault.
    function deposit(uint256 tokenId, bytes32 ref) external once(ref) nonReentrant {
        _requireHolder(tokenId);
        _transfer(msg.sender, _vault, tokenId);
        emit Deposited(tokenId, msg.sender, ref);
    }

    /// @notice Mints one token to each receiver, without payment; the events carry a zero ref.
    function mintBatch(address[] calldata to, uint8[] calldata kinds) external onlyOwner {
        if (to.length != kinds.length) revert BatchMismatch(to.length, kinds.length);
        for (uint256 i = 0; i < to.length; i++) {
            _mintKind(to[i], kinds[i], bytes32(0));
        }
    }

    /// @notice Sets the sale fee, in basis points of the price. It holds for tokens already on sale too.
    function setSaleFeeBps(uint16 bps) external onlyOwner {
        if (bps > MAX_SALE_FEE_BPS) revert SaleFeeTooHigh(bps, MAX_SALE_FEE_BPS);
        _saleFeeBps = bps;
        emit SaleFeeChanged(bps);
    }

    /// @notice Sets the mint prices: `nativePrice_` in wei of BNB, `coinPrice_` in the smallest unit of MDS.
    function setMintPrices(uint256 nativePrice_, uint256 coinPrice_) external onlyOwner {
        _nativePrice = nativePrice_;
        _coinPrice = coinPrice_;
        emit MintPricesChanged(nativePrice_, coinPrice_);
    }

    /// @notice Who sells the token and for how much, in the smallest unit of MDS; zeros if it is not on sale.
    function listing(uint256 tokenId) external view returns (address seller, uint256 price) {
        price = _salePrices[tokenId];
        if (price != 0) seller = ownerOf(tokenId);
    }

    /// @notice What the token is: see {isKind}.
    function kindOf(uint256 tokenId) external view returns (uint8) {
        _requireOwned(tokenId);
        return _kinds[tokenId];
    }

    /// @notice The newest token's id, which is also the number of tokens minted: ids run from 1.
    function lastTokenId() external view returns (uint256) {
        return _lastTokenId;
    }

    /// @notice The sale fee in basis points of the price.
    function saleFeeBps() external view returns (uint16) {
        return _saleFeeBps;
    }

    /// @notice The mint price in wei of BNB.
    function nativePrice() external view returns (uint256) {
        return _nativePrice;
    }

    /// @notice The mint price in the smallest unit of MDS.
    function coinPrice() external view returns (uint256) {
        return _coinPrice;
    }

    /// @notice The coin of sales and of {mintWithCoin}: MDS.
    function coin() external view returns (IERC20) {
        return _coin;
    }

    /// @notice The account that holds what is in the game, and receives the mint prices.
    function vault() external view returns (address) {
        return _vault;
    }

    /// @notice The account that receives the sale fees.
    function feeReceiver() external view returns (address) {
        return _feeReceiver;
    }

    /// @notice Whether the collection has tokens of this kind.
    function isKind(uint8 kind) public pure virtual returns (bool);

    /// @dev Every move of a token passes here, so a token on sale cannot leave by any way but its sale.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        _requireUnlisted(tokenId);
        return super._update(to, tokenId, auth);
    }

    function _mintKind(address to, uint8 kind, bytes32 ref) private {
        if (!isKind(kind)) revert KindUnknown(kind);
        uint256 tokenId = ++_lastTokenId;
        _kinds[tokenId] = kind;
        _mint(to, tokenId);
        emit Minted(to, tokenId, kind, ref);
    }

    function _requireHolder(uint256 tokenId) private view {
        if (ownerOf(tokenId) != msg.sender) revert NotHolder(tokenId, msg.sender);
    }

    function _requireUnlisted(uint256 tokenId) private view {
        if (_salePrices[tokenId] != 0) revert TokenListed(tokenId);
    }
}
