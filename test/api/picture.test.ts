import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type AssetWire, toAsset } from '../../src/api/asset'
import { config } from '../../src/config'

const test = suite('api/picture')

const PET: Omit<AssetWire, 'picture'> = {
  id: '7',
  index_id: '7',
  kind: 'pet',
  name: 'Fox',
  grade: 1,
  camp: 1,
  profession: 2,
  skill: 1,
  star: 1,
  level: 1,
  stage: 1,
  place: 'game',
  status: 5,
  token_id: null,
  owner_id: '1',
  owner_address: '',
  owner_name: 'Ann',
  price: null,
  market: null,
  activated: false,
  listed_at: 0,
  deadline: null,
}
const pictureOf = (picture: string | null) => toAsset({ ...PET, picture }).picture

test.before(() => {
  Object.assign(globalThis, { location: { origin: 'https://dragons.example' } })
  Object.assign(config, { pictureHosts: ['https://api.example.com', 'https://img.example.com:8443'] })
})

for (const address of [
  'https://dragons.example/7.png',
  'https://api.example.com/art/7.png?size=2',
  'https://img.example.com:8443/7.png',
]) {
  test(`${address} is a picture`, () => assert.is(pictureOf(address), address))
}

for (const address of [
  'https://tracker.example/7.png',
  'https://img.example.com/7.png',
  'https://api.example.com.evil.example/7.png',
  'https://api.example.com@evil.example/7.png',
  'https://evil.example/https://api.example.com/7.png',
  'http://api.example.com/7.png',
  '//evil.example/7.png',
  'data:image/png;base64,AAAA',
  'blob:https://api.example.com/7',
  '',
  null,
]) {
  test(`${address} is none: the drawn one is shown`, () => assert.is(pictureOf(address), null))
}

test.run()
