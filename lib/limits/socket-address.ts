import "server-only";
// The address a request came from is known to Node's HTTP server only; Next hands no part of the
// connection to its handlers.
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { processState } from "@/lib/process-state";
import { SOCKET_ADDRESS_HEADER } from "./constants";

const noting = processState<{ hasBegun?: boolean }>("socketAddresses", () => ({}));

/**
 * Writes it into a header of each request before anybody reads it, over whatever a visitor sent
 * under that name. Once per process.
 */
export function noteSocketAddresses(): void {
  if (noting.hasBegun) return;
  noting.hasBegun = true;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const address = request.socket.remoteAddress;
    if (address === undefined) delete request.headers[SOCKET_ADDRESS_HEADER];
    else request.headers[SOCKET_ADDRESS_HEADER] = address;
  });
}
