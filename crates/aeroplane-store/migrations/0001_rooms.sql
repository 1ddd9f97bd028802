-- One text for SQLite and PostgreSQL. Ids and hashes are lower-case hexadecimal, times milliseconds since 1970.

CREATE TABLE rooms (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    invite TEXT NOT NULL UNIQUE,
    -- The number of the newest event.
    seq BIGINT NOT NULL,
    due_at BIGINT,
    -- Until then some node does what is due here; the others keep off.
    claimed_until BIGINT NOT NULL,
    public BOOLEAN NOT NULL,
    listing TEXT,
    closed BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    touched_at BIGINT NOT NULL
);

CREATE INDEX rooms_due ON rooms (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX rooms_listed ON rooms (created_at) WHERE public AND NOT closed AND listing IS NOT NULL;
CREATE INDEX rooms_open ON rooms (id) WHERE NOT closed;
CREATE INDEX rooms_closed ON rooms (touched_at) WHERE closed;

CREATE TABLE events (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    format BIGINT NOT NULL,
    actor TEXT NOT NULL,
    -- NULL where no client asked for the event; such events never count as repeated.
    command TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (room, seq),
    UNIQUE (room, actor, command)
);

CREATE TABLE games (
    game TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    secret TEXT NOT NULL,
    UNIQUE (room, number)
);

CREATE TABLE members (
    room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    member BIGINT NOT NULL,
    token_hash TEXT NOT NULL,
    PRIMARY KEY (room, member)
);

CREATE TABLE nodes (
    node TEXT NOT NULL PRIMARY KEY,
    seen_at BIGINT NOT NULL
);

-- Refers to no other table: presence is written often, and a reference would lock the room's row.
CREATE TABLE presence (
    room TEXT NOT NULL,
    node TEXT NOT NULL,
    member BIGINT NOT NULL,
    sockets BIGINT NOT NULL,
    PRIMARY KEY (room, node, member)
);

CREATE INDEX presence_node ON presence (node);
