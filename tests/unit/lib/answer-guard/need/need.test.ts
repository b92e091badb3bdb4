import { findNeed } from "@/lib/answer-guard/need/need";
import { compileRules, type NeedLanguage } from "@/lib/answer-guard/need/rules";
import { german } from "@/tests/eval/safety/de";
import { english } from "@/tests/eval/safety/en";
import { spanish } from "@/tests/eval/safety/es";
import { french } from "@/tests/eval/safety/fr";
import { toFramedQuestions } from "@/tests/eval/safety/frames";
import { PLAIN_HARMLESS, PLAIN_NEED, SECOND_PLAIN_NEED } from "@/tests/eval/safety/plain";
import { portuguese } from "@/tests/eval/safety/pt";

const LANGUAGES = [english, spanish, portuguese, german, french];

test.each(LANGUAGES)("who is in danger is understood: $language", (wordings) => {
  const asked = [...wordings.selfHarm, ...wordings.abuse, ...wordings.worry];
  const missed = asked.filter((text) => !/^(self-harm|abuse)/.test(findNeed(text)?.concern ?? ""));
  expect(missed.length).toBeLessThanOrEqual(asked.length * (3 / 27));
});

test.each(LANGUAGES)(
  "a Bible question, an idiom, a lament quoted is none: $language",
  (wordings) => {
    const opposites = [...wordings.opposites, ...toFramedQuestions(wordings.language)];
    expect(opposites.length).toBeGreaterThanOrEqual(300);
    // Whoever has lost somebody gets words for that, and no alarm.
    const alarms = opposites.filter(
      (text) => ![undefined, "grief"].includes(findNeed(text)?.concern),
    );
    expect(alarms).toEqual([]);
  },
);

test("plain, clipped messages are understood, and everyday idioms alarm nobody", () => {
  const isMet = (text: string) => ![undefined, "grief"].includes(findNeed(text)?.concern);
  expect(PLAIN_NEED.filter(isMet).length).toBeGreaterThanOrEqual(24);
  expect(SECOND_PLAIN_NEED.filter(isMet).length).toBeGreaterThanOrEqual(24);
  expect(PLAIN_HARMLESS.filter(isMet)).toEqual([]);
});

test.each([
  ["My husband Job beats me", "abuse", "en"],
  ["Mark hits me", "abuse", "en"],
  ["k1ll myself toniiiight", "self-harm", "en"],
  ["quiero morirme", "self-harm", "es"],
  ["quero morrer", "self-harm", "pt"],
  ["ich möchte nicht mehr leben", "self-harm", "de"],
  ["j’en peux plus, j’ai envie d’en finir", "self-harm", "fr"],
  ["nadie me quiere", "distress", "es"],
] as const)("%s: %s, told in %s", (text, concern, language) => {
  expect(findNeed(text)).toEqual({ concern, language });
});

test("what stands in quotation marks is somebody else's", () => {
  expect(findNeed("Who said “I want to die”?")).toBeNull();
  expect(findNeed("In which chapter is „ich will sterben“?")).toBeNull();
});

describe("a rule", () => {
  const language: NeedLanguage = {
    apostrophe: "",
    signs: "i",
    forms: "",
    fillers: "",
    negations: "not",
    classes: { want: "want|wish", go: "{want} to go|go" },
    harmless: "",
    selfHarm: "",
    abuse: "",
    despair: "",
  };
  const matches = (rule: string, clause: string) =>
    compileRules(rule, language).some((one) => ` ${clause} `.search(one) !== -1);

  test.each([
    ["i ~ {want}", "i so very much want", true],
    ["i ~ {want}", "i do not want", false],
    ["i {go}", "i want to go", true],
    ["^ go", "and go", false],
    ["go (now|$)", "i go", true],
    ["go (now|$)", "i go home", false],
    ["go $", "i go, now", true],
    ["go !(home|away)", "i go home", false],
    ["_ <!(we|you) go", "you go", false],
    ["_ <!(we|you) go", "they go", true],
    ["i (really)? wish*", "i wished", true],
    ["i >>", "and i walk on", true],
  ])("%s: %s", (rule, clause, expected) => {
    expect(matches(rule, clause)).toBe(expected);
  });

  test("names a class that is there", () => {
    expect(() => compileRules("{gone}", language)).toThrow("no class gone");
  });
});
