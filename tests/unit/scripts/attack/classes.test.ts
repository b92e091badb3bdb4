import { gunzipSync } from "node:zlib";
import { CLASSES } from "@/scripts/attack/classes";
import { endpointOf } from "@/scripts/attack/endpoints";
import { Random } from "@/scripts/attack/random";
import { percent, type Shot } from "@/scripts/attack/shot";
import { Things } from "@/scripts/attack/things";

const things = (mark: string) => {
  const id = (kind: string) => `${mark}-${kind}`;
  return new Things(
    `workspace=${mark}AAAAAAAAAAAAAAAAA`,
    {
      collection: id("collection"),
      verse: id("verse"),
      creation: id("creation"),
      conversation: id("conversation"),
      startedPlan: id("plan"),
      session: id("session"),
      highlight: id("highlight"),
      learnedPassage: id("learnedPassage"),
      device: id("device"),
      token: id("token"),
    },
    { collection: id("link"), creation: id("token"), feed: id("feed") },
  );
};
const ENDPOINTS = [
  endpointOf("GET", "/api/bible/verse"),
  endpointOf("GET", "/api/health/live"),
  endpointOf("POST", "/api/verses"),
  endpointOf("POST", "/api/workspace/import"),
  endpointOf("PATCH", "/api/collections/{collectionId}"),
  endpointOf("DELETE", "/api/workspace/highlights/{highlightId}"),
];

/** Shots of each class at each endpoint. */
const EACH = 12;

/** Many shots of a class, at several kinds of endpoints. */
function shotsOf(name: string, seed = 1, each = EACH): Shot[] {
  const attack = CLASSES.find((one) => one.name === name);
  if (!attack) throw new Error(`no class ${name}`);
  return ENDPOINTS.flatMap((endpoint) => {
    const random = new Random(seed, name, endpoint.name);
    const aim = { endpoint, own: things("own"), foreign: things("other"), random, host: "h:1" };
    return Array.from({ length: each }, () => attack.make(aim));
  });
}
/** Everything that goes over the wire. */
function wire({ target, headers, body, steps }: Shot): string {
  const sent = steps?.filter((step) => typeof step !== "number") ?? [];
  return [target, JSON.stringify(headers), body ?? "", ...sent]
    .map((part) => Buffer.from(part as string).toString("latin1"))
    .join("\n");
}
const body = ({ body: bytes }: Shot) => bytes?.toString() ?? "";
const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test("there are at least 37 classes, each with a name of its own and with shots for every endpoint", () => {
  const names = CLASSES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(37);
  for (const name of names) {
    const shots = shotsOf(name);
    expect([name, shots.length]).toEqual([name, ENDPOINTS.length * EACH]);
    // Whatever is not sent as bytes must be something that Node's client agrees to send.
    const sendable = /^[\u0021-\u00ff]+$/;
    expect(shots.filter(({ target, steps }) => !steps && !sendable.test(target))).toEqual([]);
  }
});

test("the same seed gives the same shots, another one others", () => {
  for (const { name } of CLASSES) {
    const shots = (seed: number) => shotsOf(name, seed, 3).map(wire).join();
    const first = shots(1);
    expect([name, shots(1) === first]).toEqual([name, true]);
    expect([name, shots(2) === first]).toEqual([name, false]);
  }
});

/** What every shot of a class must hold, somewhere on the wire. */
const EVERY: Record<string, RegExp> = {
  nul: /%00|\\u0000/,
  surrogates: /%ED%[AB]|\\ud[89a-f]/i,
  "line-breaks": /%0D|%0A|\\r|\\n|%E5%98%8A|å/i,
  cursors: /~|%7E|[?=":,]-?\d|٢|%D9/,
  "prototype-keys": /proto|constructor|toString|hasOwnProperty|valueOf/,
  "foreign-ids":
    /other|0198c0de|0{8}-|f{8}-|F{8}-|demo|DEMO|A{22}|OTHER|\{|%7B|\*|%2A|=1|%201|1%25|0198C0DE/,
  "header-flood": /X-Flood-49/,
  "huge-cookies": /c49=x{80}/,
  "forged-forwarding": /X-Forwarded-For/,
  "idempotency-keys": /Idempotency-Key/,
  "percent-garbage": /%/,
  chunked: /Transfer-Encoding: chunked/,
  "too-large": /x{16000}/,
};
test.each(Object.entries(EVERY))("every shot of %s holds what its name says", (name, pattern) => {
  for (const shot of shotsOf(name)) expect(wire(shot)).toMatch(pattern);
});

test("truncated bodies and near JSON are no JSON", () => {
  for (const shot of shotsOf("truncated-json")) expect(isJson(body(shot))).toBe(false);
  expect(shotsOf("no-object").some((shot) => !isJson(body(shot)))).toBe(true);
  for (const shot of shotsOf("no-object").filter((one) => isJson(body(one)))) {
    expect(Object.keys(Object(JSON.parse(body(shot)))).length).toBeLessThan(2);
  }
});

test("invalid UTF-8 is invalid, and a BOM or two bytes a letter come before it is read", () => {
  for (const { body: bytes } of shotsOf("invalid-utf8")) {
    expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toThrow("not valid");
  }
  for (const { body: bytes } of shotsOf("byte-order")) {
    expect([0xef, 0xff, 0xfe, 0x7b]).toContain(bytes?.[0]);
    expect(bytes?.[0] === 0x7b ? bytes[1] : 0).toBe(0);
  }
});

test("a key stands twice in bodies of doubled keys, which are JSON all the same", () => {
  for (const shot of shotsOf("duplicate-keys")) {
    const [, key = ""] =
      /"([^"]+)":(?:null|\{\}|"x"|-1|\{"isAdmin":true\})\}$/.exec(body(shot)) ?? [];
    expect(key).not.toBe("");
    expect(isJson(body(shot))).toBe(true);
    if (!key.startsWith("__") && key !== "constructor") {
      expect(body(shot).split(`"${key}":`).length).toBeGreaterThan(2);
    }
  }
});

test("nesting is deep, and lists and objects are wide", () => {
  const depths = shotsOf("deep").map((shot) => wire(shot).split(/[[{]|%5B|%7B/i).length);
  expect(Math.max(...depths)).toBeGreaterThan(1_000);
  expect(shotsOf("wide").some((shot) => body(shot).length > 20_000)).toBe(true);
});

test("packed bodies can be unpacked, some of them to far more", () => {
  const sizes = shotsOf("compressed").flatMap(({ body: bytes }) =>
    bytes?.[0] === 0x1f ? [gunzipSync(bytes).length] : [],
  );
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.max(...sizes)).toBeGreaterThan(1_000_000);
});

test("pipelines hold several requests, slow bodies pauses, broken ones a part of the request", () => {
  for (const shot of shotsOf("pipelines")) {
    expect(wire(shot).split(" HTTP/1.1\r\n").length).toBeGreaterThan(3);
  }
  for (const { steps = [] } of shotsOf("slow-bodies")) {
    expect(steps.filter((step) => typeof step === "number").length).toBeGreaterThan(1);
  }
  for (const { breaksOff, mayBeSilent } of shotsOf("broken-off")) {
    expect([breaksOff, mayBeSilent]).toEqual([true, true]);
  }
});

test("half a surrogate pair is encoded as the bytes that no UTF-8 has, everything else as usual", () => {
  expect(percent("\ud800")).toBe("%ED%A0%80");
  expect(percent("a\udfff🙏")).toBe("a%ED%BF%BF%F0%9F%99%8F");
});
