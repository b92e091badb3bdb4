import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/**
 * An answer as it came over the wire: `body` decoded, `bytes` as sent, `pairs` every header line as
 * `name: value`, sorted.
 */
export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  pairs: string[];
  bytes: Buffer;
  body: string;
};

/**
 * One request with exactly these headers on a connection of its own; nothing is decoded or followed
 * unasked.
 */
export function rawRequest(
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const bytes = Buffer.concat(chunks);
        const { rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 ? [`${name.toLowerCase()}: ${rawHeaders[index + 1]}`] : [],
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          pairs: pairs.sort(),
          bytes,
          body: decode(bytes, response.headers["content-encoding"]),
        });
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || !encoding) return bytes.toString();
  return (encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

/** Sends these characters as they are and reads until the server closes the connection. */
export function rawExchange(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      answer += chunk;
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(answer));
  });
}
