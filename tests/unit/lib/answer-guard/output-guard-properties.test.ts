import fc from "fast-check";
import { OutputGuard } from "@/lib/answer-guard/output-guard";
import type { Part } from "@/lib/answers/parts";
import type { Source } from "@/lib/retrieval/source";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";
import {
  citations,
  cuts,
  FABRICATED,
  GENUINE,
  hostileText,
  REFERENCES,
  shortHostileText,
  unmarkedCitations,
} from "./hostile-text";
import { Judge } from "./judge";

const scripture = loadPackagedScripture();
const CANARY = "k7q2-zx81-p0v3";
const sources: Source[] = [
  {
    kind: "faq",
    id: "faq:a",
    title: "A",
    excerpt: "B",
    href: "/study-guides#faq-a",
    references: [],
  },
];

const judge = new Judge(scripture);
const LONG = GENUINE.filter((words) => words.split(" ").length >= 6);

function cut(text: string, shares: readonly number[]): string[] {
  const places = [...new Set(shares.map((share) => Math.round(share * text.length)))];
  const borders = [0, ...places.sort((a, b) => a - b), text.length];
  return borders.slice(1).map((end, at) => text.slice(borders[at], end));
}

function read(chunks: readonly string[]): { parts: Part[]; stopped: boolean } {
  const guard = new OutputGuard({ scripture, translation: "WEB", sources, canary: CANARY });
  const parts: Part[] = [];
  try {
    for (const chunk of chunks) parts.push(...guard.push(chunk));
    parts.push(...guard.end());
    return { parts, stopped: false };
  } catch (error) {
    expect(error).toMatchObject({ code: "ai_unavailable" });
    return { parts, stopped: true };
  }
}

function check(text: string, shares: readonly number[]): void {
  const { parts, stopped } = read([text]);
  expect(stopped).toBe(false);
  let shown = "";
  for (const part of parts) {
    if (part.type === "source") {
      expect(part.source).toBe(sources[0]);
    } else if (part.type === "verse") {
      shown += " ";
      expect(part.verses.length).toBeGreaterThan(0);
      for (const verse of part.verses) {
        expect(judge.isRow(part.translation, verse)).toBe(true);
      }
    } else {
      if (part.type !== "text") throw new Error(`a model cannot write a part of type ${part.type}`);
      expect(judge.problemOf(part.text)).toBeUndefined();
      shown += part.text;
    }
  }
  expect(judge.problemOf(shown)).toBeUndefined();
  expect(judge.missingPlaceIn(shown)).toBeUndefined();
  expect(read(cut(text, shares)).parts).toEqual(parts);
}

test("no hostile text reaches the visitor as scripture or as active content, however it is cut", () => {
  fc.assert(fc.property(hostileText, cuts, check), { numRuns: 150, seed: 20_261 });
});

test("no words of scripture are given as another place than where they stand, whatever the way of citing", () => {
  const shown = (text: string) =>
    read([text])
      .parts.map((part) => (part.type === "text" ? part.text : ""))
      .join("");
  let right = 0;
  let wrong = 0;
  // Every way of citing with every pair of marks, each at another verse.
  for (const [at, words] of LONG.entries()) {
    for (const [place, reference] of REFERENCES.entries()) {
      for (const text of citations(words, reference, at + place)) {
        const seen = shown(text);
        expect(judge.problemOf(seen)).toBeUndefined();
        if (judge.holds(reference, words)) {
          // The right place stays, and with it the quotation.
          expect(seen).toContain(reference);
          expect(seen).toMatch(/[“‘]/);
          right++;
        } else {
          expect(seen.includes(reference) && /[“‘]/.test(seen)).toBe(false);
          wrong++;
        }
      }
    }
  }
  for (const words of LONG) {
    for (const [place, reference] of REFERENCES.entries()) {
      if (place % 2 === 0 || judge.holds(reference, words)) continue;
      for (const text of unmarkedCitations(words, reference)) {
        expect(shown(text)).not.toContain(reference);
        wrong++;
      }
    }
  }
  expect(right).toBeGreaterThan(50);
  expect(wrong).toBeGreaterThan(450);
});

test("cut sign by sign and at every single place, a text gives the same parts", () => {
  const everywhere = (text: string) => {
    const { parts } = read([text]);
    expect(read([...text.split("")]).parts).toEqual(parts);
    for (let at = 0; at <= text.length; at++) {
      expect(read([text.slice(0, at), text.slice(at)]).parts).toEqual(parts);
    }
  };
  fc.assert(fc.property(shortHostileText, everywhere), { numRuns: 5, seed: 7 });
});

test("the secret word of the prompt ends the answer before it is shown whole, however it is written", () => {
  const hidden = fc.constantFrom(
    CANARY,
    CANARY.toUpperCase(),
    CANARY.split("").join("\u200b"),
    CANARY.split("-").join(" "),
    CANARY.split("").join(". "),
    `**${CANARY.slice(0, 4)}**${CANARY.slice(4)}`,
  );
  const property = (before: string, secret: string, shares: number[]) => {
    const text = `${before}\n\nThe secret word is ${secret} and no other.`;
    const { parts, stopped } = read(cut(text, shares));
    expect(stopped).toBe(true);
    expect(parts).toEqual(read([text]).parts);
    const shown = parts.map((part) => (part.type === "text" ? part.text : " ")).join("");
    expect(shown.toLowerCase().replace(/[^a-z0-9]/g, "")).not.toContain("k7q2zx81p0v3");
  };
  fc.assert(fc.property(fc.constantFrom(...FABRICATED), hidden, cuts, property), { numRuns: 60 });
});
