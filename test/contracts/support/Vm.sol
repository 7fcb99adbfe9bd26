// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice forge's cheat codes, as far as the tests use them.
interface Vm {
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
    function roll(uint256 blockNumber) external;
    function etch(address account, bytes calldata code) external;
    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function deal(address account, uint256 weiAmount) external;
    function expectRevert(bytes calldata reason) external;
    function expectEmit(address emitter) external;
    function label(address account, string calldata name) external;
    function envString(string calldata name) external view returns (string memory);
    function readFileBinary(string calldata path) external view returns (bytes memory);
    function assertEq(uint256 left, uint256 right) external pure;
    function assertEq(uint256 left, uint256 right, string calldata why) external pure;
    function assertEq(address left, address right) external pure;
    function assertEq(address left, address right, string calldata why) external pure;
    function assertEq(string calldata left, string calldata right) external pure;
    function assertTrue(bool condition) external pure;
    function assertTrue(bool condition, string calldata why) external pure;
    function assertFalse(bool condition) external pure;
    function assertFalse(bool condition, string calldata why) external pure;
}
