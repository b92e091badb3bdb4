#!/bin/sh
# Reads a verse, searches, and checks a quotation.
set -e
site="${SITE:-http://localhost:3000}"

curl --fail --silent --show-error --get "$site/api/bible/verse" \
  --data-urlencode "reference=John 3:16"
echo

curl --fail --silent --show-error --get "$site/api/bible/search" \
  --data-urlencode "query=love is patient" --data-urlencode "limit=3"
echo

curl --fail --silent --show-error "$site/api/quotations/check" \
  --header "Content-Type: application/json" \
  --data '{"text": "“Jesus laughed.” (John 11:35)"}'
echo
