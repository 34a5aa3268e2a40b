#!/usr/bin/env bash
# Makes a backup and restores it in the built image, beside the database of compose.yaml. Needs a Docker engine.
set -euo pipefail
cd "$(dirname "$0")/.."
export DATABASE_PASSWORD=try IMAGES=localhost/academy API_VERSION=try COMPOSE_PROJECT_NAME=academy-try-backup
compose() { docker compose -f deploy/compose.yaml "$@"; }
operate() { compose run --rm --no-deps "$@"; }
[ -f deploy/.env ] || touch deploy/.env
trap 'compose down --volumes; [ -s deploy/.env ] || rm -f deploy/.env' EXIT

docker build -q -f apps/api/Dockerfile --build-arg VERSION=try -t localhost/academy-api:try .
compose up -d --wait database
operate backup node dist/operate.js migrate
backup=$(operate -T backup node dist/operate.js backup --to /backups | tail -n 1 | tr -d '\r')
operate backup node dist/operate.js verify "$backup"
compose exec -T database createdb -U academy restored
operate -e DATABASE_URL=postgres://academy:try@database:5432/restored backup node dist/operate.js restore "$backup"
operate -e DATABASE_URL=postgres://academy:try@database:5432/restored backup node dist/operate.js verify "$backup" --live
echo "backed up, verified and restored: $backup"
