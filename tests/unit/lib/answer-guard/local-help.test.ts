import { helpWords } from "@/lib/answer-guard/local-help";
import { buildPreflight } from "@/lib/answer-guard/preflight";
import { findSafetyAnswer } from "@/lib/answer-guard/safety-answers";
import { HELPLINES } from "@/lib/content/helplines";
import { LOCAL_HELPLINES } from "@/lib/content/local-helplines";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

test("the browser's country decides whom to call", () => {
  expect(helpWords("en", "en-GB,en;q=0.9").crisis).toMatch(/United Kingdom: Samaritans, 116 123\./);
  expect(helpWords("en", "en-GB").crisis).not.toMatch(/988/);
  expect(helpWords("en", "fr-CA").crisis).toMatch(/Canada: 988: Suicide Crisis Helpline, 988/);
  expect(helpWords("en", "en-NZ").emergency).toMatch(/New Zealand 111/);
  expect(helpWords("es", "es-MX,es;q=0.9,en-US").crisis).toMatch(/^Hoy.*México: .*800 911 2000/);
  expect(helpWords("de", "de-AT").crisis).toMatch(/Österreich: Telefonseelsorge, 142/);
});

test("a browser set to another country's language is told of both", () => {
  const { crisis } = helpWords("de", "en-US,en;q=0.9,de;q=0.8");
  expect(crisis).toMatch(/988.*Deutschland.*Österreich.*Schweiz/);
});

test("a country of another language of the browser counts for the words it is spoken in", () => {
  expect(helpWords("pt", "en-US,pt-PT;q=0.5").crisis).toMatch(/^Você.*Portugal: .*1411\. Para/);
});

test("where nothing tells the country, English names the known ones, the others their own", () => {
  for (const header of ["", "en", "en-KE,*;q=0.1", ";;,-,q=1", "x".repeat(5000)]) {
    expect(helpWords("en", header).crisis).toBe(HELPLINES.find(({ id }) => id === "crisis")?.text);
  }
  expect(helpWords("fr", "fr").crisis).toMatch(/France : .*3114|France: .*3114/);
});

test.each(LOCAL_HELPLINES)(
  "every answer names the numbers of $id and where else to look",
  (lines) => {
    for (const language of ["en", "es", "pt", "de", "fr"] as const) {
      const words = helpWords(language, `${language}-${lines.id.toUpperCase()}`);
      expect(words.emergency).toContain(lines.emergency.number);
      for (const { number } of lines.crisis) expect(words.crisis).toContain(number);
      for (const { number } of lines.abuse) expect(words.abuse).toContain(number);
      for (const { number } of [...(lines.bereaved ?? []), ...lines.crisis]) {
        expect(words.bereaved).toContain(number);
      }
      expect(words.bereaved).toMatch(/findahelpline\.com/);
      expect(words.crisis).toMatch(/findahelpline\.com/);
      expect(words.abuse).toMatch(/findahelpline\.com/);
    }
  },
);

test.each([
  ["quiero morirme", "es-ES", /^Siento mucho.*España 112.*024/s],
  ["quero morrer", "pt-BR", /^Sinto muito.*Brasil 190.*188/s],
  ["ich will nicht mehr leben", "de-DE", /^Es tut mir sehr leid.*Deutschland 112.*0800 1110111/s],
  ["je veux mourir", "fr-FR", /^Je suis vraiment désolé.*France 112.*3114/s],
  ["mi marido me pega", "es-AR", /^Lo siento mucho.*Argentina 911.*144/s],
  ["mein Mann schlägt mich", "de-CH", /^Das tut mir leid.*Schweiz 112.*147/s],
  ["mi hijo se suicidó", "es-ES", /^Lo siento muchísimo.*024/s],
  ["meine Schwester hat sich erhängt", "de-DE", /^Es tut mir von Herzen.*agus-selbsthilfe\.de/s],
  ["minha mãe morreu", "pt-BR", /^Sinto muito por essa perda.*findahelpline/s],
  ["mon fils dit qu'il veut mourir", "fr-FR", /^Merci de ne pas laisser.*France 112.*3114/s],
  ["o marido da minha irmã bate nela", "pt-BR", /^Obrigado por não desviar.*180/s],
  ["personne ne m'aime", "fr-BE", /^Cela semble très lourd.*Belgique.*0800 32 123/s],
])("who writes %s (%s) is answered in that language", (question, header, words) => {
  const safety = findSafetyAnswer(question, header);
  expect(safety?.text).toMatch(words);
  expect(safety?.text).not.toMatch(/[{}]/);
  const { parts, isWhole } = buildPreflight(scripture, question, "WEB", header);
  expect(isWhole).toBe(true);
  expect(parts.map(({ type }) => type)).toEqual(["text", "verse"]);
});

test("a Bible question needs nobody", () => {
  expect(findSafetyAnswer("Why did Judas hang himself?", "en-US")).toBeNull();
});
