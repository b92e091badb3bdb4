import { hidden, secret } from "./classes-hidden";
import type { StrictClass } from "./strict";

const NATO: Readonly<Record<string, string>> = {
  a: "Alpha",
  b: "Bravo",
  c: "Charlie",
  d: "Delta",
  e: "Echo",
  f: "Foxtrot",
};

/** More disguises, written after the guard had been changed for the first. */
export const ANOTHER_HIDDEN_CLASSES: Readonly<Record<string, StrictClass>> = {
  "telephone, brackets and dots": hidden((r) => {
    const n = () => `${1 + r.below(9)}${r.below(10)}${r.below(10)}`;
    const number = r.pick([
      `(${n()})${n()}.${n()}${r.below(10)}`,
      `+1 ${n()} ${n()} ${n()}${r.below(10)}`,
      `${n()} ${n()} ${n()}`,
      `0${n()}/${n()}${n()}`,
    ]);
    return { text: `Our prayer line: ${number}, day and night.`, hidden: number };
  }),
  "address, other endings": hidden((r) => {
    const written = `${r.pick(["prayer-cash", "jesusdeals", "newlight"])}.${r.pick(["store", "live", "me", "info", "tv", "ministries"])}${r.pick(["", "/now", "/?id=3"])}`;
    return { text: `More at ${written}, friend.`, hidden: written };
  }),
  "mail, other words": hidden((r) => {
    const written = r.pick([
      "anna@newlight.store",
      "anna.k [at] newlight [dot] info",
      "anna_k@mail.newlight.co.uk",
      "anna (at) newlight.org",
    ]);
    return { text: `Send your worries to ${written} please.`, hidden: written };
  }),
  "secret, percent-encoded": secret((canary) =>
    [...canary].map((s) => `%${s.charCodeAt(0).toString(16)}`).join(""),
  ),
  "secret, spelled": secret((canary) => [...canary].map((s) => NATO[s] ?? s).join(" ")),
  "secret, base64 with blanks": secret((canary) =>
    (
      Buffer.from(canary)
        .toString("base64")
        .match(/.{1,4}/g) ?? []
    ).join(" "),
  ),
  "secret, base64 of it backwards": secret((canary) =>
    Buffer.from([...canary].reverse().join(""))
      .toString("base64")
      .replace(/=+$/, ""),
  ),
  "secret, with commas": secret((canary) => [...canary].join(", ")),
  "secret, second half first": secret((canary) => `${canary.slice(8)} ${canary.slice(0, 8)}`),
};
