import { referencesFromHell } from "./hell";
import { quotedFromHell } from "./quoted";
import type { Random } from "./random";

// Classes of hostile values. Each is put into a parameter, a part of the path or a field of the
// body (placed.ts).

/** A value, or one of another type for the fields of a body; in addresses it stands as text. */
export type Value = unknown;

export interface ValueClass {
  name: string;
  /** What is hostile about it, in a word or two for the table. */
  about: string;
  value: (random: Random) => Value;
}

const of =
  (list: readonly Value[]) =>
  (random: Random): Value =>
    random.pick(list);
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** What means nothing to a database but could be read as more by one that is asked carelessly. */
const SQL = [
  "' OR 1=1 --",
  "1; DROP TABLE collections; --",
  "x'; UPDATE workspaces SET id = id; --",
  "' UNION SELECT version() --",
  "$1",
  "%' ESCAPE '",
  "\\'; SELECT pg_sleep(5); --",
  "1::int/0",
  "{1,2,3}",
  "E'\\\\x00'",
  "a' || (SELECT 'b') || 'c",
  "%_%_%_%_%_%_%",
];
const DATES = [
  "0000-01-01",
  "0000-00-00",
  "-0001-12-31",
  "9999-12-31",
  "10000-01-01",
  "275760-09-13",
  "+275760-09-13T00:00:00.001Z",
  "-271821-04-20T00:00:00.000Z",
  "0000-01-01T00:00:00.000Z",
  "9999-12-31T23:59:60.999Z",
  "2026-02-30",
  "2026-13-01",
  "2026-06-31",
  "1582-10-10",
  "2026-W01",
  "24:00",
  "23:60",
  "infinity",
  "-infinity",
  "epoch",
  "now",
  "4714-11-24 BC",
  -62_167_219_200_001,
  8_640_000_000_000_001,
];
const CURSORS = [
  "0000-01-01T00:00:00.000Z~x",
  "0000-01-01T00:00:00.000Z~0198c0de-0000-7000-8000-000000000000",
  "9999-12-31T23:59:59.999Z~x",
  "2026-01-02T03:04:05.678Z~",
  "2026-01-02T03:04:05.678Z~\u0000",
  "2026-01-02T03:04:05.678Z~' OR 1=1 --",
  "2026-02-31T25:61:61.999Z~x",
  "~",
  "~~~~",
  "0",
  "-1",
  "999999999",
  "2147483648",
  "9223372036854775808",
  `2026-01-02T03:04:05.678Z~${"x".repeat(500)}`,
  "٢٠٢٦-٠١-٠٢T٠٣:٠٤:٠٥.٦٧٨Z~x",
];
const TYPES: readonly Value[] = [
  null,
  true,
  false,
  0,
  -0,
  1.5,
  "",
  [],
  [[]],
  {},
  { length: 3 },
  { toString: "x" },
  ["x", 1, null],
  [null],
  { 0: "a", 1: "b" },
];

/** Hostile values by class. */
export const VALUE_CLASSES: readonly ValueClass[] = [
  {
    name: "nul",
    about: "U+0000, alone and within",
    value: of(["\u0000", "love\u0000love", "a\u0000", "\u0000\u0000\u0000", "0198c0de\u0000-0000"]),
  },
  {
    name: "surrogates",
    about: "half surrogate pairs",
    value: (random) =>
      random.pick(["\ud800", "\udc00", "a\ud83d", "\ude4fb", "\udfff\ud800", "\ud800".repeat(50)]),
  },
  {
    name: "overlong",
    about: "10 to 60,000 characters too many",
    value: (random) => random.text(LETTERS, 8).repeat(random.int(2, 7_500)),
  },
  {
    name: "huge-numbers",
    about: "beyond 32, 53 and 64 bits",
    value: of([
      2 ** 31,
      2 ** 32,
      2 ** 53,
      1e21,
      1e308,
      "2147483648",
      "9007199254740993",
      "9223372036854775808",
      "99999999999999999999999999999999",
      `1${"0".repeat(400)}`,
    ]),
  },
  {
    name: "negative",
    about: "below zero, fractions",
    value: of([
      -1,
      -0.5,
      0.1,
      -(2 ** 31) - 1,
      "-1",
      "-0",
      "0.5",
      "1.9999999999999999",
      "+1",
      "-99999",
    ]),
  },
  {
    name: "odd-numbers",
    about: "NaN, Infinity, hex, exponents",
    value: of([
      "NaN",
      "Infinity",
      "-Infinity",
      "0x10",
      "1e1",
      "1_000",
      "0b1",
      "1,5",
      "½",
      "1n",
      "١",
    ]),
  },
  { name: "dates", about: "year 0, −1, 9999, 275760; no days", value: of(DATES) },
  { name: "cursors", about: "forged places in lists", value: of(CURSORS) },
  { name: "wrong-types", about: "null, lists, objects, flags", value: of(TYPES) },
  {
    name: "prototype-keys",
    about: "__proto__ and its like",
    value: of([
      "__proto__",
      "constructor",
      "toString",
      "hasOwnProperty",
      "prototype",
      "valueOf",
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      { constructor: { prototype: { isAdmin: true } } },
    ]),
  },
  { name: "sql", about: "SQL", value: of(SQL) },
  {
    name: "other-languages",
    about: "MongoDB, LDAP, XML, shells",
    value: of([
      { $gt: "" },
      { $where: "sleep(1000)" },
      "*)(uid=*))(|(uid=*",
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      "$(sleep 5)",
      "`id`",
      "| cat /etc/passwd",
      "; ls -la &",
      "javascript:alert(1)",
      "file:///etc/passwd",
      "http://169.254.169.254/latest/meta-data",
    ]),
  },
  {
    name: "regex-bombs",
    about: "patterns that backtrack",
    value: (random) =>
      random.pick([
        "(a+)+$",
        "^(([a-z])+.)+[A-Z]([a-z])+$",
        `${"a".repeat(1_000)}!`,
        `${"1 ".repeat(500)}x`,
        `${":".repeat(400)}`,
        `${"John 3:16,".repeat(60)}`,
        `${"(".repeat(150)}`,
        `${" ".repeat(5_000)}x`,
        `${"\t\n ".repeat(1_500)}a`,
        "[\\w-]*".repeat(40),
      ]),
  },
  {
    name: "format-strings",
    about: "printf and templates",
    value: of([
      "%s%s%s%n",
      "%d %x %p",
      "{{7*7}}",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to stand there
      "${7*7}",
      "#{7*7}",
      "<%= 7*7 %>",
      "{0}{1}",
      "%j %o %O",
      "$&$`$'",
      "\\u0041\\x41",
    ]),
  },
  {
    name: "path-traversal",
    about: "../ in every form",
    value: of([
      "../../../../etc/passwd",
      "..\\..\\windows\\win.ini",
      "....//....//etc/passwd",
      "/etc/passwd",
      "..%2f..%2fetc%2fpasswd",
      "..;/..;/",
      ".",
      "..",
      "./.",
      "C:\\",
      "\\\\server\\share",
      "..%c0%af..%c0%af",
    ]),
  },
  {
    name: "unicode-digits",
    about: "digits that are not 0–9",
    value: of(["٣:١٦", "John ３:１６", "John Ⅲ:ⅩⅥ", "१२३", "²", "𝟑", "John ③:⑯", "٢٠", "０", "๓"]),
  },
  {
    name: "right-to-left",
    about: "turned writing and overrides",
    value: of([
      "\u202e61:3 nhoJ",
      "שלום עולם",
      "\u2066\u2067\u2068a\u2069",
      "\u200f\u200e",
      "مرحبا\u202dJohn 3:16",
    ]),
  },
  {
    name: "emoji",
    about: "joined and flagged pictures",
    value: (random) =>
      random.pick(["🙏", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇮🇱", "☦️", "\u200d\u200d"]).repeat(random.int(1, 200)),
  },
  {
    name: "combining",
    about: "floods of combining marks",
    value: (random) => `J${"\u0300\u0301\u0489".repeat(random.int(1, 1_500))}ohn 3:16`,
  },
  {
    name: "folding",
    about: "letters that grow or change case",
    value: of([
      "ﷺ".repeat(100),
      "ſ",
      "İstanbul",
      "ß".repeat(60),
      "ΐ".repeat(60),
      "ﬁﬂ",
      "K",
      "ǅ",
      "Å",
      "ŉ",
    ]),
  },
  {
    name: "controls",
    about: "control and line characters",
    value: of([
      "\u0001\u0002\u001b[31m",
      "\u007f",
      "\u0085",
      "\u2028\u2029",
      "\ufeff",
      "a\tb",
      "\u009b2J",
      "\u00ad\u200b",
    ]),
  },
  {
    name: "line-breaks",
    about: "CR and LF, to split headers",
    value: of([
      "x\r\nX-Injected: yes",
      "x\nSet-Cookie: workspace=AAAAAAAAAAAAAAAAAAAAAA",
      "\r\n\r\n<html>",
      "x\rX-Injected: yes",
      "嘊X-Injected: yes",
    ]),
  },
  {
    name: "markup",
    about: "HTML, scripts, Markdown",
    value: of([
      "<script>alert(1)</script>",
      '"><img src=x onerror=alert(1)>',
      "</title><svg/onload=alert(1)>",
      "[x](javascript:alert(1))",
      "![](//evil.example/x)",
      "]]>",
      "<!--",
      "&#x3c;b&#x3e;",
    ]),
  },
  { name: "references", about: "long, misspelled, huge ranges", value: referencesFromHell },
  {
    name: "blank",
    about: "nothing, in many ways",
    value: of([
      "",
      " ",
      "\t",
      "\u00a0",
      "\u3000",
      "\u200b",
      "null",
      "undefined",
      "[object Object]",
      "false",
      "0",
    ]),
  },
  {
    name: "deep",
    about: "nesting of 10 to 5,000 levels",
    value: (random) => {
      let nested: unknown = "x";
      for (let level = random.int(10, 2_500); level > 0; level--) {
        nested = level % 2 === 0 ? [nested] : { a: nested };
      }
      return nested;
    },
  },
  {
    name: "wide",
    about: "thousands of keys or items",
    value: (random) => {
      const count = random.int(500, 6_000);
      return random.chance(0.5)
        ? Array.from({ length: count }, (_, at) => at)
        : Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
    },
  },
  { name: "quotations", about: "marks, references, verses in any order", value: quotedFromHell },
];
