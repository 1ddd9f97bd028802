-- Since when the game goes on that the listing tells of; NULL where it tells of a room that can be joined.
ALTER TABLE rooms ADD COLUMN playing_since BIGINT;

DROP INDEX rooms_listed;
CREATE INDEX rooms_joinable ON rooms (created_at)
    WHERE public AND NOT closed AND listing IS NOT NULL AND playing_since IS NULL;
CREATE INDEX rooms_playing ON rooms (playing_since)
    WHERE public AND NOT closed AND listing IS NOT NULL AND playing_since IS NOT NULL;
