import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { GET as getDocument } from "@/app/api/openapi.json/route";
import type { Operation } from "@/lib/http/operation";
import type { Handler } from "@/lib/http/route";
import { SOCKET_ADDRESS_HEADER } from "@/lib/limits/constants";
import { OPEN_OPERATIONS } from "@/lib/open-api/operations";
import { type ApiRoute, apiRoutes, loadRoute, METHODS } from "@/tests/support/api-routes";
import { whyPrivate } from "@/tests/support/private-calls";
import { disconnect, loadScriptureFirst } from "./support";

loadScriptureFirst();
afterAll(disconnect);

const OTHER_SITE = "https://elsewhere.example";
const routes = apiRoutes();

/** Every call that a route answers, with its handler. */
async function callsOf(route: ApiRoute): Promise<(readonly [call: string, handler: Handler])[]> {
  const handlers = await loadRoute(route);
  const asked = await handlers.OPTIONS(request("OPTIONS", route.address), { params: noParams() });
  const allowed = (asked.headers.get("allow") ?? "").split(", ");
  return METHODS.filter((method) => allowed.includes(method)).map(
    (method) => [`${method} ${route.address}`, handlers[method]] as const,
  );
}

const noParams = () => Promise.resolve({});
function request(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
) {
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** An operation's example as a request, with the parameters of its path. */
async function callExample(told: Operation, headers: Record<string, string> = {}) {
  const { method, path, example } = told;
  const route = routes.find(({ address }) => address === path);
  if (!route) throw new Error(`no route answers ${path}`);
  const handler = (await loadRoute(route))[method];
  const query = new URLSearchParams(example.query);
  const target = `${fill(path, example.params)}?${query}`;
  return handler(
    request(
      method,
      target,
      { Accept: "application/json, text/event-stream", ...told.headers, ...headers },
      example.body,
    ),
    {
      params: Promise.resolve({ ...example.params }),
    },
  );
}
const fill = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
}
async function readDocument(): Promise<Document> {
  return (await getDocument(request("GET", "/api/openapi.json"))).json();
}

/** Checks values by schemas of the document, where they stand in it. */
async function validator() {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "document", ...(await readDocument()) });
  const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
  return (place: readonly string[], value: unknown) => {
    const pointer = place.map((part) => `/${encodeURIComponent(escaped(part))}`).join("");
    const check = ajv.compile({ $ref: `document#${pointer}` });
    return check(value) ? [] : (check.errors ?? []).slice(0, 5);
  };
}

test("every call of every route is in the document or is private for a reason, and never both", async () => {
  const calls = (await Promise.all(routes.map(callsOf))).flat();
  const { paths } = await readDocument();
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

  const untold = calls.filter(([call]) => !told.includes(call) && !whyPrivate(call));
  const both = calls.filter(([call]) => told.includes(call) && whyPrivate(call));
  const gone = told.filter((call) => !calls.some(([known]) => known === call));

  expect([untold, both, gone].map((list) => list.map(String))).toEqual([[], [], []]);
  expect(told.length).toBeGreaterThan(20);
});

test("a route is made of the operation that tells of it", async () => {
  const calls = (await Promise.all(routes.map(callsOf))).flat();
  const made = calls.flatMap(([call, { operation }]) =>
    operation ? [`${call}: ${operation.method} ${operation.path}`] : [],
  );

  expect(made.sort()).toEqual(
    OPEN_OPERATIONS.map(({ method, path }) => `${method} ${path}: ${method} ${path}`).sort(),
  );
});

test.each(OPEN_OPERATIONS.map((told) => [told.id, told] as const))(
  "%s answers its example as the document says",
  async (_id, told) => {
    const check = await validator();
    const answer = await callExample(told);
    const { path, method, produces = "application/json" } = told;
    const responses = ["paths", path, method.toLowerCase(), "responses"];

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(produces);
    const place = [...responses, "200", "content", produces, "schema"];
    expect(check(place, await answer.json())).toEqual([]);
  },
);

test.each(OPEN_OPERATIONS.map((told) => [told.id, told] as const))(
  "%s answers wrong requests as the document says",
  async (_id, told) => {
    const check = await validator();
    const wrong = { ...told.example, query: { limit: "many", reference: "", query: "" } };
    const answer = await callExample({ ...told, example: wrong });
    if (answer.ok) return;
    const { paths } = await readDocument();
    const known = paths[told.path]?.[told.method.toLowerCase()]?.responses ?? {};

    expect(Object.keys(known)).toContain(String(answer.status));
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(check(["components", "schemas", "Problem"], await answer.json())).toEqual([]);
  },
);

test.each(OPEN_OPERATIONS.map((told) => [told.id, told] as const))(
  "%s may be read from other sites, without cookies, and tells how many calls are left",
  async (_id, told) => {
    const from = { Origin: OTHER_SITE, [SOCKET_ADDRESS_HEADER]: `2001:db8:${told.id.length}::1` };
    const answer = await callExample(told, from);

    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    expect(answer.headers.get("access-control-expose-headers")).toContain("RateLimit");
    expect(answer.headers.get("ratelimit-policy")).toBe('"calls";q=3000;w=60');
    expect(answer.headers.get("ratelimit")).toMatch(/^"calls";r=\d+;t=\d+$/);
  },
);

test.each(
  OPEN_OPERATIONS.filter(({ method }) => method === "GET").map((told) => [told.id, told] as const),
)("%s is not sent again to whoever holds it", async (_id, told) => {
  const first = await callExample(told);
  const tag = first.headers.get("etag") ?? "";
  expect(tag).toMatch(/^(W\/)?"[\w-]{27}"$/);

  const again = await callExample(told, { "If-None-Match": tag });

  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("etag")).toBe(tag);
  expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
  expect(again.headers.get("access-control-allow-origin")).toBe("*");
  const other = await callExample(told, { "If-None-Match": '"another"' });
  expect(other.status).toBe(200);
});

test("a browser that asks for another site is told what is open, and nothing of what is private", async () => {
  const asked = async (route: ApiRoute, method: string) => {
    const handlers = await loadRoute(route);
    return handlers.OPTIONS(
      request("OPTIONS", route.address, {
        Origin: OTHER_SITE,
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": "content-type",
      }),
      { params: noParams() },
    );
  };
  const wrong: string[] = [];
  for (const route of routes) {
    const open = OPEN_OPERATIONS.filter(({ path }) => path === route.address);
    const answer = await asked(route, open[0]?.method ?? "GET");
    const { headers } = answer;
    const told = [
      answer.status,
      headers.get("access-control-allow-origin"),
      headers.get("access-control-allow-methods"),
      headers.has("access-control-allow-credentials"),
    ];
    const right =
      open.length > 0
        ? [204, "*", open.map(({ method }) => method).join(", "), false]
        : [answer.status, null, null, false];
    if (String(told) !== String(right) || (open.length === 0 && answer.status < 400)) {
      wrong.push(`${route.address}: ${told}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no answer of a private call, good or bad, is open to other sites", async () => {
  const wrong: string[] = [];
  for (const route of routes) {
    for (const [call, handler] of await callsOf(route)) {
      if (handler.operation) continue;
      const [method = "GET"] = call.split(" ");
      const answer = await handler(request(method, route.address, { Origin: OTHER_SITE }), {
        params: noParams(),
      });
      await answer.body?.cancel();
      if ([...answer.headers.keys()].some((name) => name.startsWith("access-control-"))) {
        wrong.push(call);
      }
    }
  }
  expect(wrong).toEqual([]);
});
