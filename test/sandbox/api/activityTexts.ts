import { ACTIVITY_TYPES, type ActivityType } from '../../../src/domain/activity'
import type { Language } from './language'
import type { MoveReason } from './store/coins'

type Row = readonly [english: string, traditional: string, simplified: string, indonesian: string]

const TEXTS: Record<Exclude<ActivityType, 'withdrawSettled'>, Row> = {
  deposit: ['Deposit', '轉入遊戲', '转入游戏', 'Setor ke game'],
  claim: ['Claim', '轉出至錢包', '提取至钱包', 'Klaim ke dompet'],
  buy: ['Buy', '購買', '购买', 'Beli'],
  sell: ['Sell', '售出', '售出', 'Jual'],
  cancel: ['Cancel sale', '下架', '取消出售', 'Batalkan penjualan'],
  listed: ['Put on sale', '上架', '上架', 'Dijual'],
  withdrawSubmitted: ['Withdrawal submitted', '提領申請已送出', '提现已提交', 'Penarikan diajukan'],
  topUp: ['Top up', '儲值', '充值', 'Top up'],
  activation: ['Account activation', '帳號啟用', '账号激活', 'Aktivasi akun'],
  auctionStart: ['Auction started', '發起拍賣', '开始拍卖', 'Mulai lelang'],
  bid: ['Bid', '出價', '出价', 'Tawar'],
  dividend: ['Share of a trade', '交易分潤', '分红', 'Bagi hasil transaksi'],
  mint: ['Mint', '鑄造', '铸造', 'Mint'],
  priceChange: ['Price change', '修改拍賣價', '修改价格', 'Ubah harga'],
  takeOff: ['Auction ended', '結束拍賣', '下架', 'Lelang diakhiri'],
  auctionWithdraw: ['Taken back from the protocol', '從協議取回', '从协议取回', 'Diambil kembali dari protokol'],
  summon: ['Summon', '召喚', '召唤', 'Summon'],
  hatch: ['Hatch', '孵化', '孵化', 'Tetaskan'],
  redeem: ['Points redeemed', '積分兌換', '积分兑换', 'Poin ditukar'],
  reward: ['Reward', '獎勵', '奖励', 'Hadiah'],
  assetActivation: ['NFT activation', 'NFT 啟用', 'NFT 激活', 'Aktivasi NFT'],
  outbid: ['Sold to a higher bidder', '售予更高出價者', '被竞得', 'Terjual ke penawar lebih tinggi'],
  payout: ['Taken from protocol', '從協議領取', '从协议领取', 'Diambil dari protokol'],
}

const COLUMNS: Record<Language, 0 | 1 | 2 | 3> = { 'EN-US': 0, 'ZH-TW': 1, 'ZH-CN': 2, 'IN-IN': 3 }

const APPROVED: Row = ['Withdrawal approved', '提領已通過', '提现已批准', 'Penarikan disetujui']
const REJECTED: Row = ['Withdrawal rejected', '提領被拒絕', '提现已拒绝', 'Penarikan ditolak']

/**
 * The name of an activity type in the player's language; '' for a code without one.
 * @param received what the other side of the record got: 0 means that a withdrawal was rejected
 */
export function activityName(code: number, received: bigint, language: Language): string {
  const type = ACTIVITY_TYPES[code as keyof typeof ACTIVITY_TYPES]
  if (type === undefined) return ''
  const settled = received > 0n ? APPROVED : REJECTED
  return (type === 'withdrawSettled' ? settled : TEXTS[type])[COLUMNS[language]]
}

const MOVES: Record<MoveReason, Row> = {
  topUp: ['Top up', '儲值', '充值', 'Top up'],
  withdraw: ['Withdrawal', '提領', '提现', 'Penarikan'],
  withdrawRejected: ['Withdrawal rejected', '提領退回', '提现退回', 'Penarikan ditolak'],
  redeem: ['Points redeemed', '積分兌換', '积分兑换', 'Poin ditukar'],
  reward: ['Reward', '獎勵', '奖励', 'Hadiah'],
  gift: ['Opening gift', '開服禮', '开服礼', 'Hadiah pembukaan'],
}

/** Why coins moved, in the player's language. */
export const moveReasonText = (reason: MoveReason, language: Language): string => MOVES[reason][COLUMNS[language]]
