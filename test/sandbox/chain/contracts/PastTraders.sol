// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title PastTraders
/// @notice Divides a part of each trade among those who sold the same token in earlier trades, one share a trade.
/// @dev An accumulator per share instead of a loop: the cost of a trade does not grow with the number of traders.
/// It counts in the coin's smallest unit and carries what cannot be divided to the next trade, so what all traders
/// can claim plus what is carried is always exactly what was put in.
abstract contract PastTraders {
    struct Pool {
        uint256 shares;
        uint256 perShare;
        uint256 carried;
        mapping(address trader => uint256) sharesOf;
        /// What the trader's shares had earned before the trader got them, plus what was claimed.
        mapping(address trader => uint256) settledOf;
    }

    mapping(address collection => mapping(uint256 tokenId => Pool)) private _pools;

    /// @notice What `trader` can claim for the token, in the coin's smallest unit.
    function pendingShare(address collection, uint256 tokenId, address trader) public view returns (uint256) {
        Pool storage pool = _pools[collection][tokenId];
        return pool.sharesOf[trader] * pool.perShare - pool.settledOf[trader];
    }

    /// @notice The token's past trades, what each has earned so far, and what is carried to the next trade.
    /// Amounts are in the coin's smallest unit.
    function sharing(address collection, uint256 tokenId)
        external
        view
        returns (uint256 shares, uint256 perShare, uint256 carried)
    {
        Pool storage pool = _pools[collection][tokenId];
        return (pool.shares, pool.perShare, pool.carried);
    }

    function _hasPastTraders(address collection, uint256 tokenId) internal view returns (bool) {
        return _pools[collection][tokenId].shares != 0;
    }

    /// @dev Only with past traders.
    function _share(address collection, uint256 tokenId, uint256 amount) internal {
        Pool storage pool = _pools[collection][tokenId];
        uint256 sum = amount + pool.carried;
        pool.perShare += sum / pool.shares;
        pool.carried = sum % pool.shares;
    }

    /// @dev A new share earns from the next trade on.
    function _addTrader(address collection, uint256 tokenId, address trader) internal {
        Pool storage pool = _pools[collection][tokenId];
        pool.shares += 1;
        pool.sharesOf[trader] += 1;
        pool.settledOf[trader] += pool.perShare;
    }

    /// @dev Returns what was pending and marks it as claimed.
    function _settle(address collection, uint256 tokenId, address trader) internal returns (uint256 amount) {
        amount = pendingShare(collection, tokenId, trader);
        _pools[collection][tokenId].settledOf[trader] += amount;
    }
}
