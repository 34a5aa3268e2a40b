#!/bin/bash
# A PostgreSQL that follows PGHOST. The first copy gets its name when it is whole, so that one which was cut off is made anew, and one
# that was promoted is never touched.
set -euo pipefail
home="${STANDBY_HOME:-/var/lib/postgresql/data}"
if [ ! -d "$home/whole" ]; then
  rm -rf "$home/part"
  pg_basebackup --username=standby --pgdata="$home/part" --write-recovery-conf --wal-method=stream --checkpoint=fast --slot=standby
  chmod 700 "$home/part"
  mv "$home/part" "$home/whole"
fi
exec postgres -D "$home/whole" "$@"
