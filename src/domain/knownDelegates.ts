import type { Address } from './address'

/**
 * The contracts that wallet makers have their players' accounts delegate to (EIP-7702), in lower case. Only what a
 * public source names is in here; a maker's next contract is unknown until it is added.
 */
const DELEGATES: Readonly<Record<Address, string>> = {
  // https://github.com/MetaMask/delegation-framework/tree/main/documents: Deployments, v1.3.0 (BSC is among its chains)
  '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b': 'MetaMask',
  // https://docs.uniswap.org/contracts/smart-wallet/deployments (BNB, v1.0.0)
  '0x000000009b1d0af20d8c6d0a44e162d11f9b8f00': 'Uniswap Wallet',
  // https://github.com/Uniswap/calibur#deployment-addresses (BNB, v1.1.0)
  '0x000000005c84f8fd50b21cac312528a64437030e': 'Uniswap Wallet',
  // https://github.com/Jam516/BundleBear/blob/main/models/eip7702/labels/eip7702_labels_authorized_contracts.sql
  '0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d': 'Ambire',
  // https://github.com/Jam516/BundleBear, the same file
  '0x80296ff8d1ed46f8e3c7992664d13b833504c2bb': 'OKX Wallet',
  // https://github.com/RevokeCash/whois/blob/main/scripts/spenders/update-universal-spenders.ts
  '0xe40ccb2d94975c51bff0c004efdfd9b3a5796fa4': 'OKX Wallet',
  // https://github.com/RevokeCash/whois/blob/main/scripts/spenders/update-universal-spenders.ts
  '0x36d3cbd83961868398d056efbf50f5ce15528c0d': 'OKX Wallet',
  // https://github.com/Jam516/BundleBear, the same file
  '0xd2e28229f6f2c235e57de2ebc727025a1d0530fb': 'Trust Wallet',
  // https://dune.com/queries/5145294 (Wintermute's labels)
  '0xcc0c946eecf01a4bc76bc333ea74ceb04756f17b': 'TokenPocket',
  // https://github.com/RevokeCash/whois/blob/main/scripts/spenders/update-universal-spenders.ts
  '0x7a956fd329d0c616f2d1dde98bb35694f397df46': 'TokenPocket',
  // https://github.com/RevokeCash/whois/blob/main/scripts/spenders/update-universal-spenders.ts
  '0x6c35fbcf24e57e5aa2e3aa2ca82e052499d02cf8': 'TokenPocket',
  // https://dune.com/queries/5145294 (Wintermute's labels)
  '0xb15bed8fc30d3e82672bf7cd75417b414983934b': 'SafePal',
  // https://github.com/RevokeCash/whois/blob/main/scripts/spenders/update-universal-spenders.ts
  '0x69e6bd1c4082403fc7917a61f6216552fc1a541d': 'SafePal',
  // https://dune.com/queries/5145294 (Wintermute's labels)
  '0x7702cb554e6bfb442cb743a7df23154544a7176c': 'Coinbase Wallet',
}

/** The wallet whose maker published this delegate; null: nobody whom we know. @param delegate in lower case */
export const delegateName = (delegate: Address): string | null => DELEGATES[delegate] ?? null
