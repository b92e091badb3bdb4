import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One connection to a server, byte by byte: what came so far, and all of it once it is closed. */
export class RawConnection {
  received = "";
  readonly closed: Promise<string>;

  private constructor(readonly socket: Socket) {
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      this.received += chunk;
    });
    // A connection that is cut is closed as well.
    socket.on("error", () => undefined);
    this.closed = once(socket, "close").then(() => this.received);
  }

  /** Connects to 127.0.0.1 and sends these characters as they are. Rejects when nobody listens. */
  static async open(port: number, text: string): Promise<RawConnection> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(text);
    return new RawConnection(socket);
  }

  /** Resolves when these words have come; rejects when the connection is closed without them. */
  async until(words: string): Promise<void> {
    while (!this.received.includes(words)) {
      if (this.socket.closed) throw new Error(`Closed after: ${this.received}`);
      await Promise.race([once(this.socket, "data"), this.closed]);
    }
  }
}
