// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Collection} from "../sandbox/chain/contracts/Collection.sol";
import {EntryPoint} from "../sandbox/chain/contracts/EntryPoint.sol";
import {Refs} from "../sandbox/chain/contracts/Refs.sol";
import {SmartAccount} from "../sandbox/chain/contracts/SmartAccount.sol";
import {World} from "./support/World.sol";

/// @notice Accounts that somebody else sends for. The code is put at the player's address as a delegation would.
contract RelayTest is World {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant OTHER_KEY = 0xB0B;
    bytes32 private constant REF = bytes32(uint256(7));
    bytes32 private constant SALT = bytes32(uint256(1));

    EntryPoint private _entryPoint;
    address private _player;
    address private _relayer;

    function setUp() public override {
        super.setUp();
        _entryPoint = new EntryPoint();
        _player = vm.addr(KEY);
        _relayer = player("relayer");
        vm.etch(_player, address(new SmartAccount(address(_entryPoint))).code);
        vm.deal(_player, 1 ether);
    }

    function test_TheContractsSeeThePlayer() public {
        SmartAccount.Call[] memory calls = mint();
        vm.prank(_relayer);
        account().executeSigned(calls, SALT, signedCalls(KEY, calls));
        vm.assertEq(card.ownerOf(card.lastTokenId()), _player);
        vm.assertEq(card.done(_player, REF), block.number);
        vm.assertEq(_player.balance, 1 ether - NATIVE_PRICE);
    }

    function test_SignedCallsAreMadeOnce() public {
        SmartAccount.Call[] memory calls = new SmartAccount.Call[](1);
        calls[0] = SmartAccount.Call(bob, 1, "");
        bytes memory signature = signedCalls(KEY, calls);
        account().executeSigned(calls, SALT, signature);
        vm.expectRevert(abi.encodeWithSelector(SmartAccount.WrongSignature.selector, hashOf(calls)));
        account().executeSigned(calls, SALT, signature);
    }

    function test_AnotherKeyDoesNotSignForTheAccount() public {
        SmartAccount.Call[] memory calls = mint();
        bytes memory signature = signedCalls(OTHER_KEY, calls);
        vm.expectRevert(abi.encodeWithSelector(SmartAccount.WrongSignature.selector, hashOf(calls)));
        account().executeSigned(calls, SALT, signature);
    }

    function test_OnlyTheAccountAndItsEntryPointExecute() public {
        SmartAccount.Call[] memory calls = mint();
        vm.expectRevert(abi.encodeWithSelector(SmartAccount.NotAllowed.selector, _relayer));
        vm.prank(_relayer);
        account().execute(calls);
        vm.prank(_player);
        account().execute(calls);
        vm.assertEq(card.done(_player, REF), block.number);
    }

    function test_ARefusalIsTheCalledContractsOwn() public {
        SmartAccount.Call[] memory calls = mint();
        vm.prank(_player);
        account().execute(calls);
        vm.expectRevert(abi.encodeWithSelector(Refs.RefUsed.selector, _player, REF));
        vm.prank(_player);
        account().execute(calls);
    }

    function test_TheEntryPointRunsAnOperation() public {
        EntryPoint.UserOperation[] memory ops = operation(KEY, mint());
        bytes32 hash = _entryPoint.getUserOpHash(ops[0]);
        vm.prank(_relayer);
        _entryPoint.handleOps(ops, payable(_relayer));
        vm.assertEq(card.done(_player, REF), block.number);
        vm.assertTrue(_entryPoint.isUsed(hash));
        vm.expectRevert(abi.encodeWithSelector(EntryPoint.FailedOp.selector, 0, "AA25 invalid account nonce"));
        _entryPoint.handleOps(ops, payable(_relayer));
    }

    function test_AnOperationThatFailsLeavesTheBundleASuccess() public {
        SmartAccount.Call[] memory calls = mint();
        calls[0].value = 1;
        EntryPoint.UserOperation[] memory ops = operation(KEY, calls);
        bytes memory reason = abi.encodeWithSelector(Collection.WrongValue.selector, 1, NATIVE_PRICE);
        vm.expectEmit(address(_entryPoint));
        emit EntryPoint.UserOperationRevertReason(_entryPoint.getUserOpHash(ops[0]), _player, 1, reason);
        _entryPoint.handleOps(ops, payable(_relayer));
        vm.assertEq(card.done(_player, REF), 0);
    }

    function test_AnOperationIsSignedByItsAccount() public {
        EntryPoint.UserOperation[] memory ops = operation(OTHER_KEY, mint());
        vm.expectRevert(abi.encodeWithSelector(EntryPoint.FailedOp.selector, 0, "AA24 signature error"));
        _entryPoint.handleOps(ops, payable(_relayer));
    }

    function account() private view returns (SmartAccount) {
        return SmartAccount(payable(_player));
    }

    function mint() private view returns (SmartAccount.Call[] memory calls) {
        calls = new SmartAccount.Call[](1);
        calls[0] = SmartAccount.Call(address(card), NATIVE_PRICE, abi.encodeCall(card.mintWithNative, (1, REF)));
    }

    function operation(uint256 key, SmartAccount.Call[] memory calls)
        private
        view
        returns (EntryPoint.UserOperation[] memory ops)
    {
        ops = new EntryPoint.UserOperation[](1);
        ops[0] = EntryPoint.UserOperation(_player, 1, abi.encodeCall(SmartAccount.execute, (calls)), "");
        ops[0].signature = signed(key, _entryPoint.getUserOpHash(ops[0]));
    }

    function hashOf(SmartAccount.Call[] memory calls) private view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, _player, SALT, calls));
    }

    function signedCalls(uint256 key, SmartAccount.Call[] memory calls) private view returns (bytes memory) {
        return signed(key, hashOf(calls));
    }

    function signed(uint256 key, bytes32 hash) private pure returns (bytes memory) {
        bytes32 message = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, message);
        return abi.encodePacked(r, s, v);
    }
}
