// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";
import {Collection} from "../../sandbox/chain/contracts/Collection.sol";
import {HookCoin} from "../support/HookCoin.sol";
import {Reentrant} from "../support/Reentrant.sol";
import {CollectionWorld} from "./CollectionWorld.sol";

/// @notice Whoever is paid by a collection may be a contract that calls back into it.
abstract contract LockTests is CollectionWorld {
    Collection private other;
    Reentrant private receiver;

    function newCollection(Collection.Accounts memory accounts) internal virtual returns (Collection);

    function setUp() public virtual override {
        super.setUp();
        receiver = new Reentrant();
        other = newCollection(Collection.Accounts(address(this), address(receiver), feeReceiver));
        uint256 sold = give(other, address(receiver), goodKind());
        receiver.run(address(other), abi.encodeCall(Collection.sell, (sold, PRICE, "sell")));
        mds.setCalls(address(receiver), true);
        allow(bob, address(other), PRICE + COIN_PRICE);
        receiver.plan(address(other), attacks(give(other, address(receiver), goodKind())));
    }

    function test_AMintPaidInBnbIsLocked() public {
        vm.prank(bob);
        other.mintWithNative{value: NATIVE_PRICE}(goodKind(), "mint");
        assertLocked();
    }

    function test_AMintPaidInMdsIsLocked() public {
        vm.prank(bob);
        other.mintWithCoin(goodKind(), COIN_PRICE, "mint");
        assertLocked();
    }

    function test_ASaleIsLocked() public {
        vm.prank(bob);
        other.buy(1, PRICE, "buy");
        assertLocked();
    }

    function test_ARefusedPaymentInBnbMintsNothing() public {
        Collection refusing = newCollection(Collection.Accounts(address(this), address(mds), feeReceiver));
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(Errors.FailedCall.selector));
        refusing.mintWithNative{value: NATIVE_PRICE}(goodKind(), "mint");
    }

    function test_ARefusedPaymentInMdsSellsNothing() public {
        mds.setRefuses(address(receiver), true);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(HookCoin.Refused.selector, receiver));
        other.buy(1, PRICE, "buy");
        vm.assertEq(other.ownerOf(1), address(receiver));
    }

    function attacks(uint256 held) private pure returns (bytes[] memory calls) {
        calls = new bytes[](6);
        calls[0] = abi.encodeCall(Collection.sell, (held, 1, "a"));
        calls[1] = abi.encodeCall(Collection.cancel, (held, "b"));
        calls[2] = abi.encodeCall(Collection.buy, (1, PRICE, "c"));
        calls[3] = abi.encodeCall(Collection.mintWithNative, (goodKind(), "d"));
        calls[4] = abi.encodeCall(Collection.mintWithCoin, (goodKind(), COIN_PRICE, "e"));
        calls[5] = abi.encodeCall(Collection.deposit, (held, "f"));
    }

    function assertLocked() private view {
        vm.assertEq(receiver.attempts(), 6);
        vm.assertEq(receiver.locked(), 6);
    }
}
