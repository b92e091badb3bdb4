import { ALL_PARAMETERS } from "./endpoints";
import { withParameter } from "./placed";
import {
  type Aim,
  type AttackClass,
  goodQuery,
  goodShot,
  pathOf,
  percent,
  type Shot,
  targetOf,
} from "./shot";

// Classes of hostile addresses: what is wrong is the way the path or the query is written, or whose
// ids it names.

const GARBAGE = [
  "%",
  "%%",
  "%2",
  "%zz",
  "%u0041",
  "%E0%A4%A",
  "%C0%80",
  "%FF%FE",
  "%F8%88%80%80%80",
  "%ED%A0%80",
  "%00%",
  "+%",
  "%25%",
];
const FORGED_IDS = [
  "0198c0de-0000-7000-8000-000000000000",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "demo-",
  "demo-00000000000000000000000000000000",
  "AAAAAAAAAAAAAAAAAAAAAA",
  "1",
  "{id}",
  "*",
];

/** The good request with these pairs, encoded already, as its query. */
function withQuery(aim: Aim, pairs: readonly (readonly [string, string])[]): Shot {
  const path = pathOf(aim.endpoint, aim.own.parameters(aim.endpoint.template));
  return { ...goodShot(aim), target: targetOf(path, pairs) };
}

/** The good request at another path, its query kept. */
function atPath(aim: Aim, change: (path: string) => string): Shot {
  const path = pathOf(aim.endpoint, aim.own.parameters(aim.endpoint.template));
  return { ...goodShot(aim), target: targetOf(change(path), goodQuery(aim)) };
}

/** Every character as %XX, once or several times over. */
function encodeAll(text: string, times: number): string {
  const once = [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`);
  return times <= 1 ? once.join("") : encodeAll(once.join(""), times - 1);
}

/** Things of somebody else where one's own would stand: ids, tokens, labels, cursors. */
function foreignIds(aim: Aim): Shot {
  const { endpoint, foreign, random } = aim;
  const id = random.chance(0.7) ? random.pick(Object.values(foreign.ids)) : random.pick(FORGED_IDS);
  const written = random.pick([
    id,
    id.toUpperCase(),
    ` ${id}`,
    `${id}%`,
    `{${id}}`,
    id.replaceAll("-", ""),
  ]);
  if (endpoint.template.includes("{") && random.chance(0.7)) {
    const values = foreign.parameters(endpoint.template);
    const names = Object.keys(values);
    const path = pathOf(
      endpoint,
      Object.fromEntries(names.map((name) => [name, percent(written)])),
    );
    return { ...goodShot(aim), target: targetOf(path, goodQuery(aim)) };
  }
  if (endpoint.body && random.chance(0.7)) {
    const text = JSON.stringify(endpoint.body(foreign.ids));
    return { ...goodShot(aim), body: Buffer.from(text) };
  }
  return withQuery(aim, withParameter(aim, percent(written)));
}

export const TARGET_CLASSES: readonly AttackClass[] = [
  { name: "foreign-ids", about: "ids of others and forged ones", make: foreignIds },
  {
    name: "double-encoding",
    about: "%25, everything as %XX",
    make: (aim) => {
      const { random } = aim;
      if (random.chance(0.5)) {
        const value = random.pick(["John 3:16", "../", "\u0000", "' OR 1=1", "love"]);
        return withQuery(aim, withParameter(aim, encodeAll(value, random.int(1, 3))));
      }
      const times = random.int(1, 2);
      return atPath(aim, (path) => {
        const parts = path.split("/");
        const at = random.int(2, parts.length - 1);
        return parts.map((part, index) => (index === at ? encodeAll(part, times) : part)).join("/");
      });
    },
  },
  {
    name: "percent-garbage",
    about: "% that encodes nothing",
    make: (aim) => {
      const garbage = aim.random.pick(GARBAGE);
      return aim.random.chance(0.5)
        ? withQuery(aim, withParameter(aim, garbage))
        : atPath(aim, (path) => `${path}${aim.random.pick(["/", ""])}${garbage}`);
    },
  },
  {
    name: "repeated-parameters",
    about: "twice, as lists, as objects",
    make: (aim) => {
      const { endpoint, random } = aim;
      const names = Object.keys(random.chance(0.7) ? endpoint.query : ALL_PARAMETERS);
      const name = random.pick(names.length > 0 ? names : Object.keys(ALL_PARAMETERS));
      const value = percent(ALL_PARAMETERS[name] ?? "x");
      const form = random.pick(["", "[]", "[0]", "[$ne]", ".x", "%00", "%20", "[__proto__]"]);
      const more: [string, string][] = Array.from({ length: random.int(1, 400) }, () => [
        name + form,
        value,
      ]);
      return withQuery(aim, [...goodQuery(aim), ...more]);
    },
  },
  {
    name: "odd-queries",
    about: "?, &, = and ; alone and in hundreds",
    make: (aim) => {
      const path = pathOf(aim.endpoint, aim.own.parameters(aim.endpoint.template));
      const odd = aim.random.pick([
        "?",
        "??",
        "?&&&&",
        "?=",
        "?=&=&=x",
        "?a;b;c",
        "?__proto__=1&constructor=2",
        `?${"&".repeat(3_000)}`,
        `?${"a=".repeat(2_000)}`,
        "?limit",
        "?limit&cursor",
        "?%3Flimit=1",
        "?limit=1%26cursor=2",
        `?${"x".repeat(20_000)}`,
      ]);
      return { ...goodShot(aim), target: path + odd };
    },
  },
  {
    name: "odd-paths",
    about: "slashes, dots, semicolons, case, length",
    make: (aim) =>
      atPath(aim, (path) =>
        aim.random.pick([
          `${path}/`,
          `${path}//`,
          `/${path}`,
          path.replace("/api/", "/api//"),
          path.replace("/api/", "/api/./"),
          path.replace("/api/", "/api/x/../"),
          path.replace("/api/", "/api/%2e%2e/api/"),
          path.replace("/api/", "/API/"),
          path.toUpperCase(),
          `${path};jsessionid=1`,
          `${path}.json`,
          `${path}%20`,
          `${path}/%2f`,
          `${path}\\`,
          `${path}${"/a".repeat(2_000)}`,
          `${path}/${"a".repeat(30_000)}`,
          `/_next/data/dev${path}.json`,
          `/_next${path}`,
          `${path}.rsc`,
          `${path}@evil.example`,
        ]),
      ),
  },
];
