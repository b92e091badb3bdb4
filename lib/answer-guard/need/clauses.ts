import { normalizeWord } from "@/lib/bible/search/words";
import { compileRules, type NeedLanguage } from "./rules";

/** What text in quotation marks, and harmless wordings, leave behind; no rule reaches across it. */
export const LEFT_OUT = "…";

/** Digits and signs in the middle of a word stand for letters: "su1cide", "k!ll". */
const LETTER_OF: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};

function unmask(text: string): string {
  return text.replace(/(?<=\p{L})[01345@$!](?=\p{L})/gu, (sign) => LETTER_OF[sign] ?? sign);
}

/** Lower case, straight apostrophes, no accents, no stretched letters ("diiie"); no quotations. */
export function plainText(question: string): string {
  return normalizeWord(unmask(question.normalize("NFKC")))
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, "")
    .replace(/["“„«][^"“”„«»]*["”“»]/g, ` ${LEFT_OUT} `)
    .replace(/(\p{L})\1{2,}/gu, "$1");
}

/** Reads texts for the rules of one language. */
export function clausesOf(language: NeedLanguage): (plain: string) => string[] {
  const forms = new Map(
    language.forms
      .split(/[,\n]/)
      .map((form) => form.trim().split("=") as [string, string])
      .filter(([short]) => short !== ""),
  );
  const fillers = new Set(language.fillers.split("|"));
  const harmless = compileRules(language.harmless, language);

  const toWords = (clause: string) =>
    clause
      .replace(/'/g, language.apostrophe)
      .replace(/,(?=\s)/g, "\uE000")
      .replace(/[^\p{L}\p{N}…\uE000]+/gu, " ")
      .replace(/ *\uE000/g, ",")
      .replace(/,(?=\S)/g, ", ")
      .split(" ")
      .flatMap((word) => {
        const bare = word.replace(/,$/, "");
        if (bare === "" || fillers.has(bare)) return [];
        return `${forms.get(bare) ?? bare}${word.slice(bare.length)}`.split(" ");
      })
      .join(" ");

  return (plain) =>
    plain
      .split(/[.!?;:\n]+/)
      .map((clause) => ` ${toWords(clause)} `)
      .map((clause) => harmless.reduce((rest, one) => rest.replace(one, `${LEFT_OUT} `), clause));
}
