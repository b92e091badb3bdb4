# Reads a verse, searches, and checks a quotation. Python 3.9 or newer, nothing to install.
import json
import os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

SITE = os.environ.get("SITE", "http://localhost:3000")


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = Request(SITE + path, data, {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=10) as answer:
            return json.load(answer)
    except HTTPError as error:
        # What is wrong is said in a sentence that can be shown.
        raise SystemExit(json.load(error)["detail"])


verse = ask("/api/bible/verse?" + urlencode({"reference": "John 3:16"}))
print(f"{verse['text']} ({verse['reference']}, {verse['translation']})")

query = urlencode({"query": "love is patient", "limit": 3})
for found in ask("/api/bible/search?" + query)["verses"]:
    print(f"{found['reference']}: {found['text']}")

checked = ask("/api/quotations/check", {"text": "“Jesus laughed.” (John 11:35)"})
for finding in checked["findings"]:
    print(f"{finding['verdict']}: {finding['statement']}")
