import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { OTHER_CODES } from "./other-translations";

/** Names in full, by code. */
const NAMES: readonly (readonly [string, string])[] = [
  ["New King James", "NKJV"],
  ["King James", "KJV"],
  ["World English Bible", "WEB"],
  ["New International Version", "NIV"],
  ["English Standard Version", "ESV"],
  ["New American Standard", "NASB"],
  ["New Living Translation", "NLT"],
  ["New Revised Standard", "NRSV"],
  ["Revised Standard", "RSV"],
  ["American Standard", "ASV"],
  ["Christian Standard", "CSB"],
  ["Amplified Bible", "AMP"],
  ["The Message", "MSG"],
];
const CODES = [...TRANSLATION_CODES, ...OTHER_CODES];
const NAMED = new RegExp(
  `(?<!\\p{L})(?:(${CODES.join("|")})|(${NAMES.map(([name]) => name).join("|")}))(?!\\p{L})`,
  "gu",
);

/** The translation that a text names last, or first; null without one. */
export function namedTranslation(
  text: string,
  which: "first" | "last",
): { code: TranslationCode | null; otherCode: string | null } | null {
  const found = [...text.matchAll(NAMED)].at(which === "first" ? 0 : -1);
  if (!found) return null;
  const name = found[1] ?? NAMES.find(([full]) => full === found[2])?.[1] ?? "";
  const code = TRANSLATION_CODES.find((own) => own === name) ?? null;
  return { code, otherCode: code === null ? name : null };
}
