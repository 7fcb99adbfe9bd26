/**
 * The schema, oldest first. Amounts are digits in the coin's smallest unit as text, because they exceed 64 bits;
 * prices are padded with zeros (`toSortable`), so that their order as text is their order as numbers. Times are Unix
 * seconds. Addresses and keys are lower case.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE players (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    address TEXT UNIQUE,
    email TEXT UNIQUE,
    area TEXT,
    mobile TEXT,
    nickname TEXT NOT NULL,
    password TEXT,
    fund_password TEXT,
    must_change INTEGER NOT NULL DEFAULT 0,
    invite_code TEXT NOT NULL UNIQUE,
    inviter_id TEXT,
    joined_at INTEGER NOT NULL,
    activated_at INTEGER,
    server_id TEXT NOT NULL DEFAULT '',
    is_online INTEGER NOT NULL DEFAULT 0,
    tickets INTEGER NOT NULL DEFAULT 0,
    level INTEGER NOT NULL DEFAULT 1,
    challenge_levels INTEGER NOT NULL DEFAULT 0,
    points TEXT NOT NULL DEFAULT '0',
    refreshed_at INTEGER NOT NULL DEFAULT 0,
    UNIQUE (area, mobile)
  );
  CREATE INDEX players_inviter ON players (inviter_id);
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY, player_id TEXT NOT NULL, expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE sign_in_messages (
    nonce TEXT PRIMARY KEY, address TEXT NOT NULL, message TEXT NOT NULL, expires_at INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX sign_in_messages_address ON sign_in_messages (address);
  CREATE TABLE codes (
    id INTEGER PRIMARY KEY, account TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT NOT NULL, sent_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX codes_account ON codes (account, purpose);
  CREATE TABLE tries (subject TEXT PRIMARY KEY, count INTEGER NOT NULL, since INTEGER NOT NULL);
  CREATE TABLE answers (
    scope TEXT NOT NULL, path TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (scope, path, key)
  );
  CREATE TABLE roles (
    player_id TEXT NOT NULL, server_id TEXT NOT NULL, name TEXT NOT NULL, level INTEGER NOT NULL,
    PRIMARY KEY (player_id, server_id), UNIQUE (server_id, name)
  );
  CREATE TABLE servers (server_id TEXT PRIMARY KEY, number INTEGER NOT NULL, name_en TEXT NOT NULL, name_zh TEXT NOT NULL);
  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
  `
  CREATE TABLE assets (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    index_id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    name_en TEXT NOT NULL,
    name_zh TEXT NOT NULL,
    number TEXT NOT NULL,
    grade INTEGER NOT NULL,
    camp INTEGER NOT NULL,
    profession INTEGER NOT NULL,
    skill INTEGER NOT NULL,
    star INTEGER NOT NULL,
    level INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    refine_level INTEGER NOT NULL,
    attributes TEXT NOT NULL,
    collection TEXT NOT NULL,
    token_id INTEGER,
    place TEXT NOT NULL,
    status INTEGER NOT NULL,
    owner_id TEXT,
    owner_address TEXT NOT NULL,
    market TEXT,
    price TEXT,
    start_price TEXT,
    bid TEXT,
    deadline INTEGER,
    taken_off INTEGER NOT NULL DEFAULT 0,
    activated INTEGER NOT NULL DEFAULT 0,
    listed_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    UNIQUE (collection, token_id)
  );
  CREATE INDEX assets_owner ON assets (owner_id);
  CREATE INDEX assets_address ON assets (owner_address);
  CREATE INDEX assets_market ON assets (market, kind);
  CREATE TABLE trades (
    id INTEGER PRIMARY KEY, asset_id TEXT NOT NULL, token_id INTEGER NOT NULL, kind TEXT NOT NULL, time INTEGER NOT NULL,
    from_address TEXT NOT NULL, to_address TEXT NOT NULL, price TEXT NOT NULL, hash TEXT
  );
  CREATE INDEX trades_asset ON trades (asset_id);
  CREATE TABLE orders (
    id TEXT PRIMARY KEY, player_id TEXT NOT NULL, kind TEXT NOT NULL, asset_id TEXT, detail TEXT NOT NULL,
    key TEXT NOT NULL, rest_status INTEGER, created_at INTEGER NOT NULL, closed INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX orders_asset ON orders (asset_id, kind);
  CREATE TABLE claims (
    hash TEXT NOT NULL, player_id TEXT NOT NULL, asset_id TEXT NOT NULL, key TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX claims_hash ON claims (hash);
  CREATE TABLE effects (
    account TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, player_id TEXT, asset_id TEXT, coin TEXT, amount TEXT,
    block INTEGER, hash TEXT, time INTEGER NOT NULL,
    PRIMARY KEY (account, key, kind)
  );
  CREATE INDEX effects_key ON effects (key);
  CREATE TABLE activities (
    id INTEGER PRIMARY KEY, player_id TEXT NOT NULL, type INTEGER NOT NULL, asset_id TEXT NOT NULL, amount TEXT NOT NULL,
    two_amount TEXT NOT NULL, fee TEXT NOT NULL, coin TEXT NOT NULL, two_address TEXT NOT NULL, two_userid TEXT NOT NULL,
    name_en TEXT NOT NULL, name_zh TEXT NOT NULL, token_id TEXT NOT NULL, index_id TEXT NOT NULL, time INTEGER NOT NULL,
    hash TEXT
  );
  CREATE INDEX activities_player ON activities (player_id, time);
  `,
  `
  CREATE TABLE balances (
    player_id TEXT NOT NULL, coin TEXT NOT NULL, amount TEXT NOT NULL, frozen TEXT NOT NULL, PRIMARY KEY (player_id, coin)
  );
  CREATE TABLE coin_moves (
    id INTEGER PRIMARY KEY, player_id TEXT NOT NULL, coin TEXT NOT NULL, amount TEXT NOT NULL, balance TEXT NOT NULL,
    reason TEXT NOT NULL, time INTEGER NOT NULL
  );
  CREATE INDEX coin_moves_player ON coin_moves (player_id, time);
  CREATE TABLE withdrawals (
    id INTEGER PRIMARY KEY, player_id TEXT NOT NULL, coin TEXT NOT NULL, amount TEXT NOT NULL, fee TEXT NOT NULL,
    state TEXT NOT NULL, time INTEGER NOT NULL, settled_at INTEGER, hash TEXT
  );
  CREATE TABLE messages (
    id INTEGER PRIMARY KEY, player_id TEXT NOT NULL, from_id TEXT, reason TEXT NOT NULL, tickets INTEGER NOT NULL,
    coin TEXT, amount TEXT, time INTEGER NOT NULL, collected_at INTEGER
  );
  CREATE UNIQUE INDEX messages_ticket ON messages (player_id, from_id) WHERE reason = 'invite';
  CREATE TABLE points (
    id INTEGER PRIMARY KEY, player_id TEXT NOT NULL, type INTEGER NOT NULL, points TEXT NOT NULL, from_id TEXT NOT NULL,
    time INTEGER NOT NULL
  );
  CREATE INDEX points_player ON points (player_id, time);
  CREATE TABLE redemptions (id INTEGER PRIMARY KEY, player_id TEXT NOT NULL, amount TEXT NOT NULL, time INTEGER NOT NULL);
  `,
]
