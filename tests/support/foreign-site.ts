import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of somebody else's site. */
export interface ForeignPage {
  html: string;
  /** Its Content-Security-Policy, if it has one. */
  policy?: string;
}

/** A server of another origin with pages by their paths, which embeds what the site offers. */
export class ForeignSite {
  private constructor(
    readonly server: Server,
    readonly url: string,
  ) {}

  static async start(pages: Readonly<Record<string, ForeignPage>>): Promise<ForeignSite> {
    const server = createServer((request, response) => {
      const page = pages[request.url ?? "/"];
      response.writeHead(page ? 200 : 404, {
        "Content-Type": "text/html; charset=utf-8",
        ...(page?.policy && { "Content-Security-Policy": page.policy }),
      });
      response.end(page?.html ?? "");
    });
    server.listen(0, "127.0.0.2");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return new ForeignSite(server, `http://127.0.0.2:${port}`);
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }
}
