#!/usr/bin/env bash
# Sets up a fresh Debian machine as the shop's server. Run as root from an unpacked release; running it again is harmless.
set -euo pipefail
umask 022

# Only tests set a root folder.
root=${TROUT_FEED_ROOT:-}
release=$(cd "$(dirname "$0")/.." && pwd)
site=$(cat "$release/SITE")
domain=${site#https://}

fail() {
	echo "$1" >&2
	exit 1
}

check_machine() {
	[ "$(id -u)" = 0 ] || fail "Please run this as root."
	command -v apt-get >/dev/null || fail "This installs on Debian."
	"$release/node_modules/.bin/node" --version >/dev/null || fail "This release was made for another kind of processor."
}

# A new machine often still runs its own updates.
install_packages() {
	for _ in {1..60}; do
		apt-get update -qq && break
		sleep 2
	done
	DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -y -qq caddy unattended-upgrades
}

make_user_and_folders() {
	id trout-feed >/dev/null 2>&1 ||
		useradd --system --user-group --home-dir /var/lib/trout-feed --no-create-home --shell /usr/sbin/nologin trout-feed
	install -d "$root/srv/trout-feed/releases" "$root/srv/trout-feed/assets" "$root/etc/trout-feed" "$root/usr/local/bin"
	install -d -m 700 "$root/var/lib/trout-feed" "$root/var/backups/trout-feed"
	chown trout-feed:trout-feed "$root/var/lib/trout-feed" "$root/var/backups/trout-feed"
}

# Extra memory for the nightly backup and the weekly drill, which need it for a few seconds.
make_swap() {
	[ "$(awk '/^MemTotal/ { print $2 }' /proc/meminfo)" -lt 1500000 ] || return 0
	[ "$(wc -l </proc/swaps)" -eq 1 ] || return 0
	if ! { fallocate -l 1G /swapfile && chmod 600 /swapfile && mkswap -q /swapfile && swapon /swapfile; }; then
		echo "No swap could be made; the machine has to do without."
		return 0
	fi
	grep -q '^/swapfile ' /etc/fstab || echo '/swapfile none swap sw 0 0' >>/etc/fstab
}

write_settings() {
	local file=$root/etc/trout-feed/env
	[ ! -e "$file" ] || return 0
	install -m 640 /dev/null "$file"
	chown root:trout-feed "$file"
	cat >"$file" <<-END
		# Settings of the shop; /srv/trout-feed/current/.env.example explains each.
		# After a change: systemctl restart trout-feed
		PUBLIC_SITE_URL=$site
		DATA_DIR=$root/var/lib/trout-feed
		TRUST_PROXY=127.0.0.1
	END
}

set_up_caddy() {
	install -d "$root/etc/systemd/system/caddy.service.d" "$root/etc/systemd/journald.conf.d"
	install -m 644 "$release/deploy/journald.conf" "$root/etc/systemd/journald.conf.d/trout-feed.conf"
	printf '[Service]\nEnvironment="DOMAIN=%s"\nRuntimeDirectory=caddy\n' "$domain" \
		>"$root/etc/systemd/system/caddy.service.d/trout-feed.conf"
	[ -e "$root/etc/caddy/Caddyfile.debian" ] || mv "$root/etc/caddy/Caddyfile" "$root/etc/caddy/Caddyfile.debian"
	echo "import $root/srv/trout-feed/current/deploy/Caddyfile" >"$root/etc/caddy/Caddyfile"
}

start() {
	[ "$root/srv/trout-feed/current" -ef "$root/srv/trout-feed/releases/$(basename "$release")" ] ||
		"$release/deploy/trout-feed" upgrade "$release"
	ln -sfn "$root/srv/trout-feed/current/deploy/trout-feed" "$root/usr/local/bin/trout-feed"
	systemctl enable --now trout-feed.socket trout-feed.service trout-feed-backup.timer trout-feed-drill.timer
	systemctl restart systemd-journald caddy
}

check_machine
install_packages
make_user_and_folders
make_swap
write_settings
set_up_caddy
start
echo "The shop is open at $site"
password=$root/var/lib/trout-feed/first-password.txt
[ ! -e "$password" ] || echo "Sign in at $site/secure-portal-jk2024 as admin with the password $(cat "$password"), and change it in the settings."
