// Requests that the server sends to itself.
const { randomBytes } = require("node:crypto");
const http = require("node:http");

const TIMEOUT_MS = 30_000;
/** On requests of this process to itself; nobody else can know its value. */
const OWN_HEADER = "x-own-request";
const OWN_VALUE = randomBytes(16).toString("hex");

/** Whether a request with these headers comes from this process. */
const isOwnRequest = (headers) => headers[OWN_HEADER] === OWN_VALUE;

/**
 * The answer to one request without a body, as { response, body }. On a connection that closes at
 * once: one kept open would delay the server's end.
 */
function ask({ address, port }, method, path) {
  const host = { "0.0.0.0": "127.0.0.1", "::": "localhost" }[address] ?? address;
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "identity", [OWN_HEADER]: OWN_VALUE };
    const request = http.request({
      host,
      port,
      path,
      method,
      headers,
      agent: false,
      timeout: TIMEOUT_MS,
    });
    request.once("timeout", () => request.destroy(new Error("timeout")));
    request.once("error", reject);
    request.once("response", (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => resolve({ response, body: Buffer.concat(chunks) }));
    });
    request.end();
  });
}

module.exports = { ask, isOwnRequest };
