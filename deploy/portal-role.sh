#!/bin/sh
# Run once by the image of PostgreSQL, in an empty database: the role that the portal asks as. It owns nothing there; the portal grants
# it what it needs at its start, as the role that owns the tables.
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$PORTAL_PASSWORD" <<'SQL'
create role connect_portal login password :'password';
SQL
