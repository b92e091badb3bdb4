import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { apiRoutes, loadRoute, type Method } from "./api-routes";

/** The route that answers a path, with what the path holds for its parameters. */
function findRoute(path: string) {
  const parts = path.split("/");
  const matches = apiRoutes().flatMap((route) => {
    const names = route.address.split("/");
    const params: Record<string, string> = {};
    const fits =
      names.length === parts.length &&
      names.every((name, at) => {
        const part = decodeURIComponent(parts[at] ?? "");
        const parameter = /^\{(\w+)\}$/.exec(name)?.[1];
        if (parameter) params[parameter] = part;
        return parameter !== undefined || name === part;
      });
    return fits ? [{ route, params }] : [];
  });
  // One without parameters goes first, as in Next.
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = !["GET", "HEAD"].includes(method) && chunks.length > 0;
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  });
}

/** Serves the API's handlers over HTTP in this process, for programs that ask as others do. */
export class HandlerServer {
  #server: Server | undefined;

  /** Begins to listen on a free port; gives the address. */
  async start(): Promise<string> {
    const server = createServer(async (incoming, outgoing) => {
      const request = await toRequest(incoming);
      const found = findRoute(new URL(request.url).pathname);
      if (!found) return outgoing.writeHead(404).end();
      const handler = (await loadRoute(found.route))[request.method as Method];
      const answer = await handler(request, { params: Promise.resolve(found.params) });
      outgoing.writeHead(answer.status, [...answer.headers].flat());
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}
