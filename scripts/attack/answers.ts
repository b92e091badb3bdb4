/** What came back on one request. */
export interface Answer {
  /** 0 when the connection ended, or stayed silent, without an answer. */
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
  /** Milliseconds from the request to the end of the answer. */
  ms: number;
}

/** What stands for an answer when none came. */
export const silence = (ms: number): Answer => ({ status: 0, headers: {}, text: "", ms });

const BLANK = "\r\n\r\n";

/** The body of chunks, and where they end in the text. */
function readChunks(text: string): { body: string; length: number } {
  let body = "";
  let at = 0;
  for (;;) {
    const line = text.indexOf("\r\n", at);
    const size = Number.parseInt(text.slice(at, line), 16);
    if (line < 0 || !(size > 0)) {
      const end = text.indexOf(BLANK, at);
      return { body, length: end < 0 ? text.length : end + BLANK.length };
    }
    body += text.slice(line + 2, line + 2 + size);
    at = line + 2 + size + 2;
  }
}

/**
 * The answers that stand one after the other in what a socket received. Interim ones (100, 103) are
 * passed over. `bytes` are read as Latin-1, so that lengths are counted in bytes; texts come back
 * as UTF-8.
 */
export function readAnswers(bytes: Buffer, method: string, ms: number): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes.toString("latin1");
  for (;;) {
    const start = /^HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n/.exec(rest);
    const end = rest.indexOf(BLANK);
    if (!start || end < 0) return answers;
    const status = Number(start[1]);
    const headers: Record<string, string> = {};
    for (const line of rest.slice(start[0].length, end).split("\r\n")) {
      const colon = line.indexOf(":");
      if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
    }
    rest = rest.slice(end + BLANK.length);
    if (status < 200) continue;
    const isEmpty = method === "HEAD" || status === 204 || status === 304;
    const isChunked = /chunked/i.test(headers["transfer-encoding"] ?? "");
    const known = Number(headers["content-length"] ?? rest.length);
    const { body, length } = isEmpty
      ? { body: "", length: 0 }
      : isChunked
        ? readChunks(rest)
        : { body: rest.slice(0, known), length: known };
    answers.push({ status, headers, text: Buffer.from(body, "latin1").toString(), ms });
    rest = rest.slice(length);
  }
}
