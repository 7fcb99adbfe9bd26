// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ICoin {
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
}

interface ICard {
    function approve(address spender, uint256 tokenId) external;
    function sell(uint256 tokenId, uint256 price, bytes32 ref) external;
    function buy(uint256 tokenId, uint256 expectedPrice, bytes32 ref) external;
    function setSaleFeeBps(uint16 bps) external;
    function feeReceiver() external view returns (address);
}

interface IAuction {
    function start(address collection, uint256 tokenId, uint256 price, bytes32 ref) external;
    function bid(address collection, uint256 tokenId, uint256 expectedPrice, uint256 amount, bytes32 ref) external;
    function takeOff(address collection, uint256 tokenId, bytes32 ref) external;
    function withdraw(address collection, uint256 tokenId, bytes32 ref) external;
    function minimumBid(address collection, uint256 tokenId) external view returns (uint256);
    function copyrightOwner() external view returns (address);
    function feeReceiver() external view returns (address);
}

/// @title Trader
/// @notice The other side of every trade: does what it is told.
contract Trader {
    function act(address target, bytes calldata data) external returns (bool success) {
        (success,) = target.call(data);
    }
}

/// @title Agreement
/// @notice Trades through the deployed contracts and reports what was paid to whom, as the coin's balances show it.
/// It owns the cards, the collection and much of the coin. Meant for calls that leave nothing behind.
contract Agreement {
    struct Case {
        uint256 price;
        /// Added to the lowest accepted bid, in the first and in the second auction trade.
        uint256 firstRaise;
        uint256 secondRaise;
        uint16 saleFeeBps;
    }

    struct Paid {
        uint256 minimum;
        bool isLessRefused;
        uint256 holder;
        uint256 copyrightOwner;
        uint256 fee;
        /// What stays in the contract for past traders.
        uint256 pastTraders;
    }

    struct Outcome {
        Paid first;
        Paid second;
        uint256 seller;
        uint256 saleFee;
    }

    ICoin private immutable _coin;
    ICard private immutable _card;
    IAuction private immutable _auction;
    Trader public immutable trader = new Trader();
    uint256 private _refs;

    error Refused(string step);

    constructor(ICoin coin, ICard card, IAuction auction) {
        _coin = coin;
        _card = card;
        _auction = auction;
        for (uint256 i = 0; i < 2; i++) {
            address spender = i == 0 ? address(card) : address(auction);
            coin.approve(spender, type(uint256).max);
            trader.act(address(coin), abi.encodeCall(ICoin.approve, (spender, type(uint256).max)));
        }
    }

    /// @notice One card for each case, from `firstToken` on, none of them traded before.
    function run(Case[] calldata cases, uint256 firstToken) external returns (Outcome[] memory outcomes) {
        outcomes = new Outcome[](cases.length);
        for (uint256 i = 0; i < cases.length; i++) {
            Case calldata one = cases[i];
            uint256 tokenId = firstToken + i;
            _card.approve(address(_auction), tokenId);
            _auction.start(address(_card), tokenId, one.price, _ref());
            outcomes[i].first = _bid(tokenId, one.price, one.firstRaise, true);
            uint256 price = outcomes[i].first.minimum + one.firstRaise;
            outcomes[i].second = _bid(tokenId, price, one.secondRaise, false);
            _auction.takeOff(address(_card), tokenId, _ref());
            _auction.withdraw(address(_card), tokenId, _ref());
            (outcomes[i].seller, outcomes[i].saleFee) = _sell(tokenId, one.price, one.saleFeeBps);
        }
    }

    function _bid(uint256 tokenId, uint256 price, uint256 raise, bool isByTrader) private returns (Paid memory paid) {
        address bidder = isByTrader ? address(trader) : address(this);
        address holder = isByTrader ? address(this) : address(trader);
        paid.minimum = _auction.minimumBid(address(_card), tokenId);
        paid.isLessRefused = !_tryBid(bidder, tokenId, price, paid.minimum - 1);
        paid.holder = _coin.balanceOf(holder);
        paid.copyrightOwner = _coin.balanceOf(_auction.copyrightOwner());
        paid.fee = _coin.balanceOf(_auction.feeReceiver());
        paid.pastTraders = _coin.balanceOf(address(_auction));
        if (!_tryBid(bidder, tokenId, price, paid.minimum + raise)) revert Refused("bid");
        paid.holder = _coin.balanceOf(holder) - paid.holder;
        paid.copyrightOwner = _coin.balanceOf(_auction.copyrightOwner()) - paid.copyrightOwner;
        paid.fee = _coin.balanceOf(_auction.feeReceiver()) - paid.fee;
        paid.pastTraders = _coin.balanceOf(address(_auction)) - paid.pastTraders;
    }

    function _tryBid(address bidder, uint256 tokenId, uint256 price, uint256 amount) private returns (bool success) {
        bytes memory data = abi.encodeCall(IAuction.bid, (address(_card), tokenId, price, amount, _ref()));
        if (bidder == address(trader)) return trader.act(address(_auction), data);
        (success,) = address(_auction).call(data);
    }

    function _sell(uint256 tokenId, uint256 price, uint16 bps) private returns (uint256 seller, uint256 fee) {
        _card.setSaleFeeBps(bps);
        _card.sell(tokenId, price, _ref());
        seller = _coin.balanceOf(address(this));
        fee = _coin.balanceOf(_card.feeReceiver());
        bytes memory data = abi.encodeCall(ICard.buy, (tokenId, price, _ref()));
        if (!trader.act(address(_card), data)) revert Refused("buy");
        seller = _coin.balanceOf(address(this)) - seller;
        fee = _coin.balanceOf(_card.feeReceiver()) - fee;
    }

    function _ref() private returns (bytes32) {
        return bytes32(++_refs);
    }
}
