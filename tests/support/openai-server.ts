import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One call that reached the server. */
export interface OpenAiCall {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    max_tokens?: number;
    messages: { role: string; content: string }[];
  };
  /** Resolves when the client's connection is gone; at once when it is gone already. */
  closed: Promise<void>;
}

export type Behavior = (response: ServerResponse, call: OpenAiCall) => void | Promise<void>;

function chunk(delta: Record<string, string>, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish };
  const body = {
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "test",
    choices: [choice],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

/** Event-stream chunks as OpenAI, vLLM and Ollama send them. */
export const sse = {
  head(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
    response.flushHeaders();
  },
  text: (content: string) => chunk({ role: "assistant", content }),
  end: (reason = "stop") => `${chunk({}, reason)}data: [DONE]\n\n`,
};

/** Streams these pieces and ends well. */
export function says(...pieces: string[]): Behavior {
  return (response) => {
    sse.head(response);
    for (const piece of pieces) response.write(sse.text(piece));
    response.end(sse.end());
  };
}

/** Refuses with a status, as OpenAI words it. */
export function refuses(status: number, headers: Record<string, string> = {}): Behavior {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(
      JSON.stringify({ error: { message: "secret detail", type: "error", code: null } }),
    );
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += part;
  return body;
}

/**
 * A local server that speaks OpenAI's chat completions as `behave` says; set it anew for each test.
 */
export class OpenAiServer {
  behave: Behavior = says("Yes.");
  readonly calls: OpenAiCall[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    const call: OpenAiCall = {
      path: request.url ?? "",
      authorization: request.headers.authorization,
      body: JSON.parse(await readBody(request)),
      closed,
    };
    this.calls.push(call);
    await this.behave(response, call);
  }
}
