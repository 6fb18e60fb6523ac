#!/bin/sh
# Rolls a build out, or the last one back, on a machine with deploy/marketplace.service:
#   release.sh <folder with dist/ and dist-server/>
#   release.sh --back
# MARKETPLACE (/opt/marketplace) holds releases/, and the links current and previous; RESTART is how the server is restarted.
set -eu
home=${MARKETPLACE:-/opt/marketplace}
restart=${RESTART:-systemctl restart marketplace}
from=${1:?which folder, or --back}

# One step for whoever looks: a link is made beside and moved over.
point() {
  ln -sfn "$2" "$home/.$1.new"
  # GNU's way, and BSD's.
  mv -T "$home/.$1.new" "$home/$1" 2>/dev/null || mv -h "$home/.$1.new" "$home/$1"
}

before=$(readlink "$home/current" 2>/dev/null || true)
if [ "$from" = --back ]; then
  next=$(readlink "$home/previous" 2>/dev/null || true)
  [ -n "$next" ] || { echo "There is no release before" >&2; exit 1; }
else
  for file in dist/index.html dist-server/serve.mjs; do
    [ -f "$from/$file" ] || { echo "$from/$file is missing: npm run build" >&2; exit 1; }
  done
  next=releases/$(date -u +%Y%m%dT%H%M%SZ)-$$
  mkdir -p "$home/releases"
  mkdir "$home/$next"
  cp -R "$from/dist" "$from/dist-server" "$home/$next/"
fi

# Its assets are served beside the new ones, whichever way the release goes.
[ -z "$before" ] || point previous "$before"
point current "$next"
$restart
echo "$next is served"
