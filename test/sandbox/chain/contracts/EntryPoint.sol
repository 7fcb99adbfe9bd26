// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SmartAccount} from "./SmartAccount.sol";

/// @title EntryPoint
/// @notice The part of ERC-4337's contract of this name that a page can notice: a bundler sends the operations of many
/// accounts in one transaction of its own, and an operation that fails leaves that transaction a success.
contract EntryPoint {
    struct UserOperation {
        address sender;
        uint256 nonce;
        bytes callData;
        bytes signature;
    }

    /// @notice Operations that have been run, by hash.
    mapping(bytes32 userOpHash => bool) public isUsed;

    /// @notice As ERC-4337 has it; there is no paymaster here, and the costs are those of the one operation.
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );
    event UserOperationRevertReason(
        bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason
    );

    /// @notice ERC-4337's refusal of a whole bundle for one of its operations.
    error FailedOp(uint256 opIndex, string reason);

    /// @notice Runs the operations in turn.
    function handleOps(UserOperation[] calldata ops, address payable) external {
        for (uint256 i = 0; i < ops.length; i++) {
            bytes32 hash = getUserOpHash(ops[i]);
            if (isUsed[hash]) revert FailedOp(i, "AA25 invalid account nonce");
            isUsed[hash] = true;
            if (!SmartAccount(payable(ops[i].sender)).isSigned(hash, ops[i].signature)) {
                revert FailedOp(i, "AA24 signature error");
            }
            _run(ops[i], hash);
        }
    }

    /// @notice What the account's owner signs.
    function getUserOpHash(UserOperation calldata op) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), op.sender, op.nonce, keccak256(op.callData)));
    }

    function _run(UserOperation calldata op, bytes32 hash) private {
        uint256 gasBefore = gasleft();
        (bool success, bytes memory reason) = op.sender.call(op.callData);
        uint256 gasUsed = gasBefore - gasleft();
        if (!success) emit UserOperationRevertReason(hash, op.sender, op.nonce, reason);
        emit UserOperationEvent(hash, op.sender, address(0), op.nonce, success, gasUsed * tx.gasprice, gasUsed);
    }
}
