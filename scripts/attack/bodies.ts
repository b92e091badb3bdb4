import { gzipSync } from "node:zlib";
import { asText } from "./placed";
import { type Aim, type AttackClass, goodBody, goodShot, MARK, type Shot, withBody } from "./shot";

// Classes of hostile bodies: what is wrong is the way the body is written. What takes no body gets
// one all the same.

/** The endpoint's good body as JSON, or one that would be good elsewhere. */
function goodText(aim: Aim): string {
  return JSON.stringify(goodBody(aim) ?? { name: "Mine", question: "Who?", version: 1 });
}

/** The good request with this body instead. */
function body(aim: Aim, bytes: string | Buffer, type?: string): Shot {
  return withBody(goodShot(aim), bytes, type);
}

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json;charset=ibm500",
  "APPLICATION/JSON",
  "application/json, text/html",
  "application/problem+json",
  "application/xml",
  "json",
  "*/*",
  ";",
  "application/json; ".repeat(100),
];
const NOT_OBJECTS = [
  "null",
  "true",
  "0",
  '""',
  "[]",
  "[[]]",
  "{}",
  "[{}]",
  '"x"',
  "1e999",
  "-",
  "NaN",
  "undefined",
  "{,}",
  "{'a':1}",
  "{a:1}",
  "[1,]",
  '{"a":1}}',
  "// x\n{}",
  '{"a":01}',
  '{"a":.5}',
  '{"a":"\t"}',
  '"\\u"',
  "\u0000",
  " ".repeat(5_000),
  "(){}",
];
/** Fields that no visitor may set. */
const EXTRA = {
  id: "0198c0de-0000-7000-8000-000000000000",
  workspaceId: "demo-",
  workspace: { id: "x" },
  moderation: "approved",
  shareToken: "AAAAAAAAAAAAAAAAAAAAAA",
  isChecked: true,
  isGenerated: true,
  osis: "John.3.16",
  createdAt: "2001-01-01T00:00:00.000Z",
  isAdmin: true,
  tokenHash: "x",
  version: 2 ** 31,
  [MARK]: MARK,
};

export const BODY_CLASSES: readonly AttackClass[] = [
  {
    name: "duplicate-keys",
    about: "the same key again, __proto__ too",
    make: (aim) => {
      const text = goodText(aim);
      const key = aim.random.pick([...Object.keys(JSON.parse(text)), "__proto__", "constructor"]);
      const value = aim.random.pick(["null", "{}", '"x"', "-1", '{"isAdmin":true}']);
      return body(aim, `${text.slice(0, -1)}${text.length > 2 ? "," : ""}"${key}":${value}}`);
    },
  },
  {
    name: "truncated-json",
    about: "cut anywhere",
    make: (aim) => {
      const text = goodText(aim);
      return body(aim, text.slice(0, aim.random.int(0, text.length - 1)));
    },
  },
  {
    name: "no-object",
    about: "scalars, lists, near JSON",
    make: (aim) => body(aim, aim.random.pick(NOT_OBJECTS)),
  },
  {
    name: "content-types",
    about: "wrong, odd or none",
    make: (aim) => {
      const shot = body(aim, goodText(aim), aim.random.pick(TYPES));
      if (aim.random.chance(0.15)) delete shot.headers["Content-Type"];
      return shot;
    },
  },
  {
    name: "invalid-utf8",
    about: "bytes that are no UTF-8",
    make: (aim) => {
      const bytes = Buffer.from(goodText(aim));
      const odd = Buffer.from(
        aim.random.pick([
          [0xff],
          [0xc0, 0x80],
          [0xed, 0xa0, 0x80],
          [0xf8, 0x88],
          [0x80],
          [0xe2, 0x82],
        ]),
      );
      const at = aim.random.int(1, Math.max(1, bytes.length - 1));
      return body(aim, Buffer.concat([bytes.subarray(0, at), odd, bytes.subarray(at)]));
    },
  },
  {
    name: "byte-order",
    about: "BOM, UTF-16, UTF-32",
    make: (aim) => {
      const text = goodText(aim);
      return body(
        aim,
        aim.random.pick([
          Buffer.from(`\ufeff${text}`),
          Buffer.from(`\ufeff\ufeff${text}`),
          Buffer.from(`\ufeff${text}`, "utf16le"),
          Buffer.from(text, "utf16le"),
          Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
        ]),
      );
    },
  },
  {
    name: "compressed",
    about: "gzip, bombs, said or not",
    make: (aim) => {
      const { random } = aim;
      const plain = random.chance(0.3)
        ? Buffer.alloc(random.int(1, 3_000_000), " ")
        : Buffer.from(goodText(aim));
      const shot = body(aim, random.chance(0.7) ? gzipSync(plain) : plain.subarray(0, 60_000));
      const encoding = random.pick(["gzip", "br", "deflate", "gzip, gzip", "identity", "x"]);
      return { ...shot, headers: { ...shot.headers, "Content-Encoding": encoding } };
    },
  },
  {
    name: "too-large",
    about: "16 KB to 5 MB",
    make: (aim) => {
      const { random } = aim;
      const size = random.pick([16, 64, 128, 256, 1_024]) * 1_024 + random.int(-20, 2_000);
      const large = random.chance(0.03) ? 5 * 1_024 * 1_024 : size;
      const text = goodText(aim);
      return body(
        aim,
        `${text.slice(0, -1)}${text.length > 2 ? "," : ""}"filler":"${"x".repeat(large)}"}`,
      );
    },
  },
  {
    name: "extra-fields",
    about: "what only the server may set",
    make: (aim) => {
      const fields = Object.entries(EXTRA).filter(() => aim.random.chance(0.5));
      return body(
        aim,
        JSON.stringify({ ...JSON.parse(goodText(aim)), ...Object.fromEntries(fields) }),
      );
    },
  },
  {
    name: "missing-fields",
    about: "fields left out",
    make: (aim) => {
      const fields = Object.entries(JSON.parse(goodText(aim)));
      const left = fields.filter(() => aim.random.chance(0.5));
      return body(aim, JSON.stringify(Object.fromEntries(left)));
    },
  },
  {
    name: "exotic-json",
    about: "huge exponents, escapes, precision",
    make: (aim) => {
      const value = aim.random.pick([
        "1e400",
        "-1e400",
        "1e-400",
        "0.1e1000000",
        `1${"0".repeat(2_000)}`,
        '"\\ud800"',
        '"\\u0000"',
        '"\\uD83D\\uDE4F"',
        '"\\/"',
        "12345678901234567890",
        "-0",
        `"${"\\n".repeat(3_000)}"`,
      ]);
      const text = goodText(aim);
      const key = aim.random.pick([...Object.keys(JSON.parse(text)), "x"]);
      return body(
        aim,
        `${text.slice(0, -1)}${text.length > 2 ? "," : ""}${asText(key).startsWith('"') ? key : `"${key}"`}:${value}}`,
      );
    },
  },
];
