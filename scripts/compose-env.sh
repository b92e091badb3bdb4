#!/bin/sh
# sh scripts/compose-env.sh [https://example.org]
# Writes what compose.yaml needs into .env of the current folder: a database password, made once and never changed again; with an address
# also SITE_URL and one trusted proxy. Lines that are there stay. Needs no Node.
set -eu
file=.env
umask 077
touch "$file"

add() {
  if grep -q "^$1=." "$file"; then
    echo "$1 stands in $file already"
    return
  fi
  # A last line without its end would swallow ours.
  if [ -n "$(tail -c 1 "$file")" ]; then echo >>"$file"; fi
  printf '%s=%s\n' "$1" "$2" >>"$file"
  echo "$1 added to $file"
}

add POSTGRES_PASSWORD "$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')"
if [ $# -gt 0 ]; then
  add SITE_URL "$1"
  add TRUST_PROXY_HOPS 1
fi
