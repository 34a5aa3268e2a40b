#!/usr/bin/env bash
# Makes a backup and restores it in the built image, and lets the API serve, confined as compose.yaml confines it. Needs a Docker engine.
set -euo pipefail
cd "$(dirname "$0")/.."
export DATABASE_PASSWORD=try IMAGES=localhost/academy API_VERSION=try COMPOSE_PROJECT_NAME=academy-try
compose() { docker compose -f deploy/compose.yaml "$@"; }
operate() { compose run --rm --no-deps "$@"; }
made=
if [ ! -f deploy/.env ]; then
  made=deploy/.env
  echo "JWT_KEYS=try:$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=')" > deploy/.env
fi
trap 'compose down --volumes; [ -z "$made" ] || rm -f "$made"' EXIT

docker build -q -f apps/api/Dockerfile --build-arg VERSION=try -t localhost/academy-api:try .
compose up -d --wait database
operate backup node dist/operate.js migrate
backup=$(operate -T backup node dist/operate.js backup --to /backups | tail -n 1 | tr -d '\r')
operate backup node dist/operate.js verify "$backup"
compose exec -T database createdb -U academy restored
operate -e DATABASE_URL=postgres://academy:try@database:5432/restored backup node dist/operate.js restore "$backup"
operate -e DATABASE_URL=postgres://academy:try@database:5432/restored backup node dist/operate.js verify "$backup" --live
echo "backed up, verified and restored: $backup"

# Healthy is what ready.sh says in the image.
compose up -d --wait --wait-timeout 90 api-1
compose exec -T api-1 bash -c '! touch /app/x 2> /dev/null && grep -q "^CapBnd:\s*0*$" /proc/1/status'
echo 'the API serves, writes nowhere else and has no capability'

# The web server starts without its capability as well.
web=$(sed -n 's/^FROM \(\S*caddy:\S*\)$/\1/p' apps/student/Dockerfile)
docker run --rm --read-only --user 65534:65534 --cap-drop ALL --cap-add NET_BIND_SERVICE --security-opt no-new-privileges "$web" caddy version
