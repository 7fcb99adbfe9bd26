/**
 * A player's "no" in words, for wallets that send no code with it (wevm/wagmi#4754). Each pattern expects lower case.
 * English, Chinese, Indonesian, Japanese, Vietnamese, Korean, Spanish, Portuguese, Thai, Russian, Turkish.
 */

/** The text names the player, so it did not come from a node or a contract. */
export const BY_THE_PLAYER: readonly RegExp[] = [
  /\buser[\s_]*(ha(s|ve) )?(reject|den(y|ied)|cancel|declin|refus|disapprov|abort)/, // MetaMask, Trust, OKX, WalletConnect
  /(reject|den(y|ied)|cancel|declin|abort)\w* by (the )?user/, // SafePal, Binance: "Cancelled by User"
  /(用户|用戶|使用者)[^的，。]{0,3}(拒绝|拒絕|取消)/,
  /[您你](已(经|經)?)?(拒绝|拒絕|取消)/,
  /(pengguna|anda) ((telah|sudah) )?(menolak|membatalkan)|(ditolak|dibatalkan) (oleh )?pengguna/,
  /ユーザー?((が|に|側).{0,12})?(拒否|キャンセル|却下)/,
  /người dùng ((đã|vừa) )?(từ chối|h(ủy|uỷ))/,
  /사용자(가|에 의해)? ?((요청|서명|거래|트랜잭션)[을를] ?)?(거부|거절|취소)/,
  /usuario (ha )?(rechaz|cancel|deneg)|(rechaz|cancel|deneg)ad[oa] por (el )?usuario/,
  /(usuário|utilizador) (rejeit|recus|cancel)|(rejeit|recus|cancel)ad[oa] pelo (usuário|utilizador)/,
  /ผู้ใช้(ได้)?(ปฏิเสธ|ยกเลิก)|(ปฏิเสธ|ยกเลิก)โดยผู้ใช้/,
  /пользователь (отклон|отмен|отказ)|(отклон|отмен)\S* пользователем/,
  /kullanıcı ((isteği|işlemi|imzayı|tarafından) )?(reddet|redded|iptal)/,
]

/** The whole text is a refusal that does not say whose. */
export const BARE: readonly RegExp[] = [
  /^((the )?(transaction|signature|sign|message|request|action|operation|connection)( request)? ((was|has been) )?)?(user_?)?(cancel(l?ed)?|denied|rejected|declined)$/,
  /^(user )?request (was )?(rejected|declined)( by [a-z ]+)?$/, // Rainbow, Frame
  /^(操作|交易|签名|簽名|请求|請求)?已?(取消|拒绝|拒絕)了?(操作|交易|签名|簽名|签署|簽署|授权|授權|请求|請求|连接|連接)?$/,
  /^((permintaan|transaksi|tanda tangan|koneksi) )?((telah|sudah) )?(ditolak|dibatalkan)$/,
  /^((署名|取引|トランザクション|リクエスト|操作|接続)[がをは]?)?(キャンセル|拒否)((し|され)ました)?$/,
  /^((yêu cầu|giao dịch|chữ ký|thao tác) )?(đã )?(bị )?(từ chối|h(ủy|uỷ))$/,
  /^((서명|거래|요청|트랜잭션|작업)[이가을를]? ?)?(거부|거절|취소)(됨|(했|되었|됐|하였)습니다)?$/,
  /^((la )?(solicitud|transacción|firma|operación) )?((fue|ha sido) )?(rechaz|cancel|deneg)ad[oa]$/,
  /^((a )?(solicitação|transação|assinatura|operação) )?(foi )?(rejeit|recus|cancel)ad[oa]$/,
  /^(ธุรกรรม|คำขอ|การลงนาม)?(ถูก)?(ยกเลิก|ปฏิเสธ)(แล้ว)?$/,
  /^((запрос|транзакция|операция|подпись) )?(был[ао]? )?(отмен[её]н|отклон[её]н)[оа]?$/,
  /^((istek|işlem|imza|talep) )?(iptal edildi|reddedildi)$/,
]

/** The wallet's sheet was closed; after a send, that leaves the outcome unknown. */
export const CLOSED =
  /\b(popup|pop-up|modal|window|sheet|dialog|user)( was| has been)? (closed|dismissed)\b|^(closed|dismissed)$/
