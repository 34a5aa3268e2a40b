#!/bin/bash
# Lets a standby follow this database. Runs when the database is made; on one that is there, once by hand:
#   docker compose … exec database bash /docker-entrypoint-initdb.d/allow-standby.sh, then a restart of it.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role standby replication login password :'password';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
