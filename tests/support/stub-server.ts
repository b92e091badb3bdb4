/** What a page asked of the server. */
export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  json: unknown;
}

function toResponse({ status = 200, headers = {}, json }: Answer) {
  const text = JSON.stringify(json);
  return {
    ok: status < 400,
    status,
    statusText: "",
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    text: async () => text,
    json: async () => JSON.parse(text),
  } as unknown as Response;
}

/** An answer of a server that is away. */
export const away: Answer = { status: 503, json: { detail: "away" } };

/**
 * Answers what the page asks with `fetch`. An answer may be a promise, so a test can hold it back. Gives back what was
 * asked, in order.
 */
export function stubServer(answer: (asked: Asked) => Answer | Promise<Answer>): Asked[] {
  const all: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const asked: Asked = {
      method: init?.method ?? "GET",
      path: String(input),
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      headers: (init?.headers ?? {}) as Record<string, string>,
    };
    all.push(asked);
    return toResponse(await answer(asked));
  };
  return all;
}

/** A gate: what waits for `passed` goes on once `open` was called. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
