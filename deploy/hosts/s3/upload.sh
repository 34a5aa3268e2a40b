#!/bin/sh
# sh upload.sh <bucket> <CloudFront distribution>: publishes site/ beside this file. What has a hash in its name first and for good; then
# everything else, which is asked for again each time. Files of versions before stay: a page that is open may still ask for them.
set -eu
site="$(dirname "$0")/site"
aws s3 sync "$site/assets" "s3://$1/assets" --cache-control 'public, max-age=31536000, immutable'
aws s3 sync "$site" "s3://$1" --exclude 'assets/*' --exclude manifest.webmanifest --cache-control no-cache
if [ -f "$site/manifest.webmanifest" ]; then
  aws s3 cp "$site/manifest.webmanifest" "s3://$1/manifest.webmanifest" --content-type application/manifest+json --cache-control no-cache
fi
aws cloudfront create-invalidation --distribution-id "$2" --paths '/*'
