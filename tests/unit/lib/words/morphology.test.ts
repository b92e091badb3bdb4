import { describeMorphology, describePartOfSpeech } from "@/lib/words/morphology";

type Language = "he" | "arc" | "grc";

function terms(code: string, language: Language): string | null {
  const parts = describeMorphology(code, language)?.parts;
  const texts = parts?.map(({ partOfSpeech, details }) =>
    [partOfSpeech, ...details].map(({ term }) => term).join(", "),
  );
  return texts?.join(" + ") ?? null;
}

test.each([
  ["V-AAI-3S", "verb, aorist, active, indicative, third person, singular"],
  ["V-2AMS-3S", "verb, aorist, second form, middle, subjunctive, third person, singular"],
  ["V-PAP-NSM", "verb, present, active, participle, nominative, singular, masculine"],
  ["V-AAN", "verb, aorist, active, infinitive"],
  ["V-2RAN-ATT", "verb, perfect, second form, active, infinitive, Attic form"],
  ["N-NSF", "noun, nominative, singular, feminine"],
  ["N-PRI", "proper noun, indeclinable"],
  ["A-NUI-ABB", "number, indeclinable, abbreviated"],
  ["A-ASM-C", "adjective, accusative, singular, masculine, comparative"],
  ["T-GPM", "article, genitive, plural, masculine"],
  ["P-1GS", "personal pronoun, first person, genitive, singular"],
  ["P-1NS-C", "personal pronoun, first person, nominative, singular, joined with “and”"],
  ["S-1ASF", "possessive pronoun, first person, accusative, singular, feminine"],
  ["PRT-N", "particle, negative"],
  ["CONJ-N", "conjunction, negative"],
  ["PREP", "preposition"],
])("the Greek code %s is %s", (code, expected) => {
  expect(terms(code, "grc")).toBe(expected);
});

test.each([
  ["HVqp3ms", "verb, Qal, perfect, third person, masculine, singular"],
  ["HVhrmsc", "verb, Hiphil, active participle, masculine, singular, construct"],
  ["HVqa", "verb, Qal, infinitive absolute"],
  ["AVqp3ms", "verb, Peal, perfect, third person, masculine, singular"],
  ["HC/Td/Ncbsa", "and + the + noun, common, both genders, singular, absolute"],
  [
    "HNcfsc/Sp3ms",
    "noun, common, feminine, singular, construct + pronoun suffix, third person, masculine, singular",
  ],
  ["HRd/Ncmsa", "preposition, with the article + noun, common, masculine, singular, absolute"],
  ["HNp/Sd", "proper noun + ending of direction"],
  ["HPdxms", "demonstrative pronoun, masculine, singular"],
  ["ANcmsd", "noun, common, masculine, singular, determined"],
  ["HTo/Sp3mp", "direct object marker + pronoun suffix, third person, masculine, plural"],
  ["HC", "conjunction"],
])("the Hebrew code %s is %s", (code, expected) => {
  expect(terms(code, code.startsWith("A") ? "arc" : "he")).toBe(expected);
});

test.each<[string, Language, string]>([
  ["V-AAI-3S", "grc", "verb, past (aorist), active, he, she or it"],
  ["V-AAM-2P", "grc", "verb, action as a whole (aorist), active, command, you (several)"],
  ["V-PNI-1S", "grc", "verb, present, active in meaning, I"],
  ["N-GSN", "grc", "noun, “of” or “from” (genitive), singular"],
  ["P-1DP", "grc", "pronoun, “to”, “for”, “in” or “by” (dative), we or us"],
  ["HC/Vqw3ms", "he", "and + verb, Qal, next step (sequential imperfect), he or it"],
  ["HNcfsc/Sp3ms", "he", "noun, singular, “… of” (construct) + him or his"],
  ["HTd/Ncmpa", "he", "the + noun, plural"],
])("the short form of %s (%s) is %s", (code, language, expected) => {
  expect(describeMorphology(code, language)?.plain).toBe(expected);
});

test("terms that need it are explained, each by one line", () => {
  const parts = ["HVpp3ms", "HNcfsc"].flatMap((code) => describeMorphology(code, "he")?.parts);
  const said = parts.flatMap((part) => part?.details ?? []);
  for (const name of ["Piel", "perfect", "construct"]) {
    const { explanation = "" } = said.find(({ term }) => term === name) ?? {};
    expect(explanation).toMatch(/^[^\n]{10,100}\.$/);
  }
});

test("what is no code, or not wholly one, is not described", () => {
  const greek = ["", "V", "V-ZAI-3S", "N-NSQ", "PREP-Z", "A-NUI-Z", "constructor", "N-NSF-Z"];
  expect(greek.filter((code) => describeMorphology(code, "grc") !== null)).toEqual([]);
  const hebrew = ["", "H", "HVyp9ms", "HX", "XC", "HC//Ncmsa", "HSp", "AVNp3ms", "HV1p3ms"];
  expect(hebrew.filter((code) => describeMorphology(code, "he") !== null)).toEqual([]);
});

test.each<[string, Language, string | null]>([
  ["n-m", "he", "masculine noun"],
  ["n-m n-pr-m", "he", "masculine noun or name of a man"],
  ["n-pr-loc", "he", "name of a place"],
  ["v", "arc", "verb"],
  ["N", "grc", "noun"],
  ["T", "grc", "article"],
  ["PREP", "grc", "preposition"],
  ["toString", "he", null],
  ["n-m z", "he", null],
  ["Z", "grc", null],
])("the part of speech %s (%s) is %s", (code, language, expected) => {
  expect(describePartOfSpeech(code, language)).toBe(expected);
});
