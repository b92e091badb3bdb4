const HEX = "[0-9A-Fa-f]";
/** A byte that continues a character: %80 to %BF. */
const NEXT_BYTE = `%[89ABab]${HEX}`;

/**
 * One character of an address: plain, or percent-encoded as well-formed UTF-8 (RFC 3629, section
 * 4).
 */
const CHARACTER = [
  "[^%]",
  `%[0-7]${HEX}`,
  `%[Cc][2-9A-Fa-f]${NEXT_BYTE}`,
  `%[Dd]${HEX}${NEXT_BYTE}`,
  `%[Ee]0%[ABab]${HEX}${NEXT_BYTE}`,
  `%[Ee][1-9A-Ca-cEeFf](?:${NEXT_BYTE}){2}`,
  `%[Ee][Dd]%[89]${HEX}${NEXT_BYTE}`,
  `%[Ff]0%[9ABab]${HEX}(?:${NEXT_BYTE}){2}`,
  `%[Ff][1-3](?:${NEXT_BYTE}){3}`,
  `%[Ff]4%8${HEX}(?:${NEXT_BYTE}){2}`,
].join("|");

/**
 * Rewrite for addresses of the API whose path cannot be decoded ("/api/%E0%A4%A"): Next answers
 * them with a bare 500 as soon as a route with a parameter could match, so they are led to a
 * handler that says what is wrong.
 */
export const undecodablePathRewrite = {
  source: `/api/:path((?!(?:${CHARACTER})*$).*)`,
  destination: "/api/undecodable",
};

/** The same for pages: such an address names none, so it is led to the not-found page. */
export const undecodablePageRewrite = {
  source: `/:path((?!(?:${CHARACTER})*$).*)`,
  destination: "/missing-page",
};
