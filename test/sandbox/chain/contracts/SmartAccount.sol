// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

/// @title SmartAccount
/// @notice The code that a player's own account borrows by EIP-7702, so that somebody else can send and pay for its
/// transactions. What it calls sees the player's address as the sender. Not a part of the game: it plays what wallets
/// with "fees in tokens" do.
contract SmartAccount is ERC721Holder {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @dev Part of the code and not of the state: the state is the player's, who never ran the constructor.
    address private immutable _entryPoint;

    /// @notice Hashes of signed calls that have been made. A delegated account starts without any.
    mapping(bytes32 hash => bool) public isUsed;

    /// @notice `caller` is neither the account itself nor its entry point.
    error NotAllowed(address caller);

    /// @notice The calls were not signed by the account's own key, or have been made before.
    error WrongSignature(bytes32 hash);

    constructor(address entryPoint) {
        _entryPoint = entryPoint;
    }

    receive() external payable {}

    /// @notice Makes all the calls or none.
    function execute(Call[] calldata calls) external {
        if (msg.sender != address(this) && msg.sender != _entryPoint) revert NotAllowed(msg.sender);
        _execute(calls);
    }

    /// @notice Makes all the calls or none, for whoever brings them with the player's signature; each `salt` once.
    function executeSigned(Call[] calldata calls, bytes32 salt, bytes calldata signature) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), salt, calls));
        if (isUsed[hash] || !isSigned(hash, signature)) revert WrongSignature(hash);
        isUsed[hash] = true;
        _execute(calls);
    }

    /// @notice Whether the account's own key signed the hash as a personal message (EIP-191).
    function isSigned(bytes32 hash, bytes calldata signature) public view returns (bool) {
        bytes32 message = MessageHashUtils.toEthSignedMessageHash(hash);
        (address signer, ECDSA.RecoverError problem,) = ECDSA.tryRecover(message, signature);
        return problem == ECDSA.RecoverError.NoError && signer == address(this);
    }

    function _execute(Call[] calldata calls) private {
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            // Reverts with the called contract's own error.
            Address.verifyCallResult(success, answer);
        }
    }
}
