import { ACTIVITY_TYPES, type ActivityType } from '../../../src/domain/activity'
import type { Language } from './language'

type Row = readonly [english: string, traditional: string, simplified: string, indonesian: string]

const TEXTS: Record<ActivityType, Row> = {
  deposit: ['Deposit', '轉入遊戲', '转入游戏', 'Setor ke game'],
  claim: ['Claim', '提取至錢包', '提取至钱包', 'Klaim ke dompet'],
  buy: ['Buy', '購買', '购买', 'Beli'],
  sell: ['Sell', '售出', '售出', 'Jual'],
  cancel: ['Cancel sale', '取消出售', '取消出售', 'Batal jual'],
  listed: ['Put on sale', '上架', '上架', 'Dijual'],
  withdrawSubmitted: ['Withdrawal submitted', '提現已提交', '提现已提交', 'Penarikan diajukan'],
  withdrawSettled: ['Withdrawal reviewed', '提現已審核', '提现已审核', 'Penarikan ditinjau'],
  topUp: ['Top up', '充值', '充值', 'Isi saldo'],
  activation: ['Account activation', '帳號激活', '账号激活', 'Aktivasi akun'],
  auctionStart: ['Auction start', '開始拍賣', '开始拍卖', 'Mulai lelang'],
  bid: ['Bid', '出價', '出价', 'Tawar'],
  dividend: ['Dividend', '分紅', '分红', 'Dividen'],
  mint: ['Mint', '鑄造', '铸造', 'Cetak'],
  priceChange: ['Price change', '修改價格', '修改价格', 'Ubah harga'],
  takeOff: ['Taken off', '下架', '下架', 'Diturunkan'],
  auctionWithdraw: ['Withdrawn from protocol', '從協議取回', '从协议取回', 'Ditarik dari protokol'],
  summon: ['Summon', '召喚', '召唤', 'Panggil'],
  hatch: ['Hatch', '孵化', '孵化', 'Tetaskan'],
  redeem: ['Points redeemed', '積分兌換', '积分兑换', 'Poin ditukar'],
  reward: ['Reward', '獎勵', '奖励', 'Hadiah'],
  assetActivation: ['NFT activation', 'NFT 激活', 'NFT 激活', 'Aktivasi NFT'],
  outbid: ['Outbid', '被競得', '被竞得', 'Kalah tawar'],
}

const COLUMNS: Record<Language, 0 | 1 | 2 | 3> = { 'EN-US': 0, 'ZH-TW': 1, 'ZH-CN': 2, 'IN-IN': 3 }

/** The name of an activity type in the player's language; '' for a code without one. */
export function activityName(code: number, language: Language): string {
  const type = ACTIVITY_TYPES[code as keyof typeof ACTIVITY_TYPES]
  return type === undefined ? '' : TEXTS[type][COLUMNS[language]]
}
