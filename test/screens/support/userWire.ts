import type { UserWire } from '../../../src/api/user'

/** A player with everything, as the provider tells it. */
export const newUserWire = (change: Partial<UserWire> = {}): UserWire => ({
  userid: 'u1',
  address: '0xa11ce00000000000000000000000000000000001',
  email: '',
  mobile: '+886 912345678',
  nickname: 'Alice',
  token: null,
  coins: {},
  frozen_coins: {},
  hero_nums: 0,
  equipment_nums: 0,
  magic_equipment_nums: 0,
  stone_nums: 0,
  inviter_code: '',
  invite_code: '',
  share_url: '',
  current_server_id: '1',
  is_online: false,
  has_pay_password: true,
  activated: true,
  summon_tickets: 0,
  has_password: true,
  must_change_password: false,
  ...change,
})
