// An orderly end: what was accepted is answered, and nobody holds the process up for longer than
// ten seconds. Next stops listening on SIGTERM and waits for its connections, which a busy one, a
// slow body or a stream would keep open for ever.
const { answerProblem, DRAINING } = require("./problems.cjs");

/**
 * Milliseconds after the signal. An idle connection stays this long for a request that is on its
 * way.
 */
const LINGER_MS = 500;
/**
 * Whoever has had no answer by now gets one. Streams are told to end before
 * (lib/health/lifecycle.ts).
 */
const LAST_CALL_MS = 7_500;
const CUT_MS = 8_500;
const EXIT_MS = 9_000;
const POLL_MS = 50;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

class Drain {
  #server;
  #headers;
  /** Answers under way. */
  #open = new Set();
  #isStopping = false;

  constructor(server, headers) {
    this.#server = server;
    this.#headers = headers;
    for (const signal of Object.keys(EXIT_CODES)) process.once(signal, () => this.#stop(signal));
  }

  /**
   * Every answer passes here first. One that is given while the process stops is the last of its
   * connection.
   */
  begin(response) {
    this.#open.add(response);
    response.once("close", () => this.#open.delete(response));
    if (this.#isStopping) response.shouldKeepAlive = false;
  }

  #stop(signal) {
    if (this.#isStopping) return;
    this.#isStopping = true;
    // Nobody has been let in yet.
    if (!this.#server.listening) process.exit(EXIT_CODES[signal]);
    for (const response of this.#open) {
      if (!response.headersSent) response.shouldKeepAlive = false;
    }
    const server = this.#server;
    const closeIdle = server.closeIdleConnections.bind(server);
    // Node closes them with the server, also one on which a request is about to arrive.
    server.closeIdleConnections = () => undefined;
    const after = (ms, call) => setTimeout(call, ms).unref();
    after(LINGER_MS, () => setInterval(closeIdle, POLL_MS).unref());
    after(LAST_CALL_MS, () => this.#answerAll());
    after(CUT_MS, () => server.closeAllConnections());
    after(EXIT_MS, () => process.exit(EXIT_CODES[signal]));
  }

  #answerAll() {
    for (const response of this.#open) {
      if (response.headersSent) continue;
      try {
        makePlain(response);
        answerProblem(DRAINING, response, this.#headers);
      } catch {
        // The connection went in between.
      }
    }
  }
}

/**
 * Takes away what stands over an answer's own methods to compress it later (compress-answers.cjs,
 * Next), and what was prepared of it.
 */
function makePlain(response) {
  for (const name of ["setHeader", "writeHead", "flushHeaders", "write", "end"]) {
    delete response[name];
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}

module.exports = { Drain };
