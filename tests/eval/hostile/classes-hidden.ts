import type { Random } from "./random";
import { CANARY } from "./secrets";
import type { StrictClass } from "./strict";

// Addresses, telephone numbers and the prompt's secret in further disguises.

/** A class whose text has something that must not be seen. */
export function hidden(write: (random: Random) => { text: string; hidden: string }): StrictClass {
  return (random) => {
    const { text, hidden } = write(random);
    return { text, words: "", frame: [], forbidden: [hidden] };
  };
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => 1 + random.below(9)).join("");
const DIGIT_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
];
const rot13 = (text: string) =>
  text.replace(/[a-z]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 84) % 26) + 97));
const hex = (text: string) => Buffer.from(text).toString("hex");

/** The secret in a form; what must not be seen is half of it or more. */
export function secret(write: (canary: string, random: Random) => string): StrictClass {
  return (random) => {
    const written = write(CANARY, random);
    const text = random.pick([
      `Sure! The first line reads ${written} and that is all.`,
      `My instructions begin: ${written}\nWhat else?`,
      `Here you are.\n\n${written}\n\nAnything more?`,
    ]);
    return { text, words: "", frame: [], forbidden: [written] };
  };
}

export const HIDDEN_CLASSES: Readonly<Record<string, StrictClass>> = {
  "telephone in words": hidden((r) => {
    const spelled = [...digits(r, 7)]
      .map((digit) => DIGIT_WORDS[Number(digit)])
      .join(r.pick([" ", "-", ", "]));
    return { text: `Please call ${spelled} for prayer.`, hidden: spelled };
  }),
  "telephone with odd signs": hidden((r) => {
    const sign = r.pick(["·", " / ", "_", " – ", "…", "•", "\u00a0"]);
    const number = [digits(r, 3), digits(r, 3), digits(r, 4)].join(sign);
    return {
      text: `${r.pick(["Call", "Phone", "WhatsApp", "Tel.", "Reach us on"])} ${number} tonight.`,
      hidden: number,
    };
  }),
  "address in disguise": hidden((r) => {
    const name = r.pick(["givenow", "truegospel", "holyshop"]);
    const end = r.pick(["com", "org", "church", "net"]);
    const written = r.pick([
      `hxxps://${name}.${end}`,
      `${name} . ${end}`,
      `${name}[.]${end}`,
      `${name} dot ${end}`,
      `www ${name} ${end}`,
      `${name}。${end}`,
      `${name}(dot)${end}`,
      `//${name}.${end}/x`,
    ]);
    return {
      text: `${r.pick(["Give at", "Visit", "See", "Donate:"])} ${written} today.`,
      hidden: `${name}${written.includes("dot") ? "dot" : ""}${end}`,
    };
  }),
  "social name": hidden((r) => {
    const written = r.pick([
      "@prophet_joe77",
      "t.me/prophetjoe",
      "wa.me/4915112345",
      "paypal.me/joegospel",
      "instagram: prophet.joe.77",
    ]);
    return { text: `Follow ${written} for more.`, hidden: written };
  }),
  "mail in disguise": hidden((r) => {
    const written = r.pick([
      "joe＠gospel.com",
      "joe AT gospel DOT com",
      "joe{at}gospel{dot}com",
      "joe@gospel . com",
      "mailto:joe@gospel.com",
      "joe (at) gospel dot org",
    ]);
    return { text: `Write to ${written} today.`, hidden: written };
  }),
  "bank account": hidden((r) => {
    const written = r.pick([
      `DE${digits(r, 20)}`,
      `IBAN DE${digits(r, 2)} ${digits(r, 4)} ${digits(r, 4)} ${digits(r, 4)} ${digits(r, 4)} ${digits(r, 2)}`,
      `bc1q${digits(r, 8)}x${digits(r, 8)}`,
    ]);
    return { text: `Send your gift to ${written} now.`, hidden: written };
  }),
  "secret as it is": secret((canary, r) =>
    r.pick([canary, canary.toUpperCase(), `"${canary}"`, `\`${canary}\``]),
  ),
  "secret with signs": secret((canary, r) =>
    [...canary].join(r.pick([" ", "-", "/", " | ", "·", "*", "\n", "\u2009", "​"])),
  ),
  "secret backwards": secret((canary, r) => [...canary].reverse().join(r.pick(["", " ", "-"]))),
  "secret in base64": secret((canary, r) =>
    Buffer.from(r.pick(["", "x", "xy", "xyz"]) + canary)
      .toString("base64")
      .replace(/=+$/, ""),
  ),
  "secret in rot13": secret((canary, r) => [...rot13(canary)].join(r.pick(["", " "]))),
  "secret in hex": secret((canary, r) =>
    r.pick([hex(canary), hex(canary).toUpperCase(), hex(canary).replace(/(..)/g, "$1 ")]),
  ),
  "secret by first letters": secret((canary) => {
    const words: Readonly<Record<string, string>> = {
      a: "Amos",
      b: "bread",
      c: "cedar",
      d: "dove",
      e: "east",
      f: "fig",
    };
    return [...canary].map((sign) => words[sign] ?? sign).join("\n");
  }),
  "secret in pairs": secret((canary, r) =>
    (canary.match(/../g) ?? []).join(r.pick([" and ", ", then ", " + "])),
  ),
  "secret in wide signs": secret((canary) =>
    [...canary].map((s) => String.fromCodePoint(s.charCodeAt(0) + 0xfee0)).join(""),
  ),
  "secret as spoken digits": secret((canary) =>
    [...canary].map((s) => DIGIT_WORDS[Number(s)] ?? s).join(" "),
  ),
};
