#!/usr/bin/env bash
# Packs everything that a server needs, including Node, into one archive: npm run release -- https://feeds.example.in
set -euo pipefail
cd "$(dirname "$0")/.."

site=${1:-}
# The server's processor: x64 or arm64.
cpu=${CPU:-x64}
name=trout-feed-$(date -u +%Y%m%d-%H%M%S)

if [[ ! $site =~ ^https://[a-z0-9.-]+$ ]]; then
	echo 'Please name the address of the site: npm run release -- https://feeds.example.in' >&2
	exit 1
fi

step=0
tell() {
	step=$((step + 1))
	echo "$step of 4: $1" >&2
}

tell 'Copying the sources'
mkdir -p release
# Not in the system's temporary folder: Astro finds linked packages only in a folder shared with the site.
stage=$(mktemp -d "$PWD/release/build-XXXXXX")
trap 'rm -rf "$stage"' EXIT
release=$stage/$name
mkdir -p "$release/data"

# A separate build folder, because dist is for this machine's own address.
cp -R .env.example .npmrc astro.config.mjs deploy package.json package-lock.json public scripts server.mjs src tsconfig.json "$release"
cp data/seed.json "$release/data"
[ ! -e .env ] || cp .env "$release"
ln -s "$PWD/node_modules" "$release/node_modules"
tell "Building the site for $site"
(cd "$release" && PUBLIC_SITE_URL=$site astro build --silent)
rm -rf "$release/node_modules" "$release/.env" "$release/.astro" "$release/public"

tell "Installing what a server of $cpu runs"
(cd "$release" && npm ci --omit=dev --ignore-scripts --os=linux --cpu="$cpu" --libc=glibc)
# Removes packages that only the build needs, a quarter of the size; tests/deploy/install.test.ts runs the rest.
(cd "$release/node_modules" && rm -rf node-linux-*/include @esbuild @picocss @rolldown @shikijs lightningcss* sass shiki)
echo "$site" >"$release/SITE"
git rev-parse --short HEAD >"$release/COMMIT" 2>/dev/null || rm -f "$release/COMMIT"
tell 'Packing'
# The next line in the document copies every release in this folder.
rm -f release/trout-feed-*.tar.gz
COPYFILE_DISABLE=1 tar -czf "release/$name.tar.gz" -C "$stage" "$name"
echo "release/$name.tar.gz"
