import "server-only";
import { HELPLINES } from "@/lib/content/helplines";
import { LOCAL_HELPLINES } from "@/lib/content/local-helplines";
import type { LocalHelplines } from "@/lib/content/local-helplines/schema";
import type { SafetyLanguage } from "@/lib/content/safety-answers/schema";

/** Where a language is spoken, for those whose browser names no country we know. */
const COUNTRIES_OF: Readonly<Record<Exclude<SafetyLanguage, "en">, readonly string[]>> = {
  es: ["es", "mx", "ar"],
  pt: ["br", "pt"],
  de: ["de", "at", "ch"],
  fr: ["fr", "be", "ch"],
};

interface HelpWords {
  emergency: string;
  crisis: string;
  abuse: string;
  /** For those whom a suicide has left behind. */
  bereaved: string;
}

/** "{lines}" stands for the countries with their numbers. */
const WORDS: Readonly<Record<SafetyLanguage, HelpWords>> = {
  en: {
    emergency:
      "If you or somebody else is in danger right now, call the emergency number: {lines}.",
    crisis:
      "You can talk to somebody today, in confidence. {lines}. For other countries, see findahelpline.com.",
    abuse:
      "There are people who help, in confidence. {lines}. For other countries, see findahelpline.com.",
    bereaved:
      "There are people who listen to those left behind, in confidence. {lines}. For other countries, see findahelpline.com.",
  },
  es: {
    emergency:
      "Si tú u otra persona corre peligro en este momento, llama al número de emergencias: {lines}.",
    crisis:
      "Hoy mismo puedes hablar con alguien, en confianza. {lines}. Para otros países, mira findahelpline.com.",
    abuse:
      "Hay personas que ayudan, de forma confidencial. {lines}. Para otros países, mira findahelpline.com.",
    bereaved:
      "Hay personas que escuchan, de forma confidencial, a quienes han perdido así a alguien. {lines}. Para otros países, mira findahelpline.com.",
  },
  pt: {
    emergency:
      "Se você ou outra pessoa está em perigo agora, ligue para o número de emergência: {lines}.",
    crisis:
      "Você pode conversar com alguém hoje mesmo, em sigilo. {lines}. Para outros países, veja findahelpline.com.",
    abuse: "Há pessoas que ajudam, em sigilo. {lines}. Para outros países, veja findahelpline.com.",
    bereaved:
      "Há pessoas que escutam, em sigilo, quem perdeu alguém assim. {lines}. Para outros países, veja findahelpline.com.",
  },
  de: {
    emergency: "Wenn du oder jemand anderes gerade in Gefahr ist, ruf den Notruf an: {lines}.",
    crisis:
      "Du kannst noch heute mit jemandem sprechen, vertraulich. {lines}. Für andere Länder siehe findahelpline.com.",
    abuse:
      "Es gibt Menschen, die vertraulich helfen. {lines}. Für andere Länder siehe findahelpline.com.",
    bereaved:
      "Es gibt Menschen, die Hinterbliebenen vertraulich zuhören. {lines}. Für andere Länder siehe findahelpline.com.",
  },
  fr: {
    emergency:
      "Si vous ou quelqu’un d’autre êtes en danger en ce moment, appelez le numéro d’urgence : {lines}.",
    crisis:
      "Vous pouvez parler à quelqu’un dès aujourd’hui, en toute confiance. {lines}. Pour les autres pays, voyez findahelpline.com.",
    abuse:
      "Des personnes peuvent vous aider, en toute confidentialité. {lines}. Pour les autres pays, voyez findahelpline.com.",
    bereaved:
      "Des personnes écoutent, en toute confidentialité, ceux qui ont perdu quelqu’un ainsi. {lines}. Pour les autres pays, voyez findahelpline.com.",
  },
};

const byCountry = new Map(LOCAL_HELPLINES.map((lines) => [lines.id, lines]));

/** "es-MX,es;q=0.9": the languages a browser asks for, each with its country, in its order. */
function toTags(acceptLanguage: string): { language: string; country: string | null }[] {
  return acceptLanguage.split(",").flatMap((entry) => {
    const [language, ...rest] = (entry.split(";")[0] ?? "").trim().toLowerCase().split("-");
    if (!language) return [];
    return [{ language, country: rest.find((part) => byCountry.has(part)) ?? null }];
  });
}

/**
 * The countries whose lines to name: the browser's country for the language of the words, else its
 * first, and those where the language is spoken. Empty when nothing tells.
 */
function countriesFor(language: SafetyLanguage, acceptLanguage: string): readonly string[] {
  const tags = toTags(acceptLanguage).filter(({ country }) => country !== null);
  const own = tags.find((tag) => tag.language === language)?.country;
  if (own) return [own];
  const first = tags[0]?.country;
  const spoken = language === "en" ? [] : COUNTRIES_OF[language];
  return first ? [first, ...spoken.filter((country) => country !== first)] : spoken;
}

function toLines(
  countries: readonly LocalHelplines[],
  need: keyof HelpWords,
  names: Intl.DisplayNames,
) {
  return countries
    .flatMap((country) => {
      const name = names.of(country.id.toUpperCase());
      if (need === "emergency") return [`${name} ${country.emergency.number}`];
      // Who answers a call in despair also helps where no other line could be verified, and at hours
      // when those who lost somebody reach nobody else.
      const own = country[need] ?? [];
      const lines = need === "bereaved" ? [...own, ...country.crisis] : own;
      const named = lines.length > 0 ? lines : country.crisis;
      return [`${name}: ${named.map(({ service, number }) => `${service}, ${number}`).join("; ")}`];
    })
    .join(need === "emergency" ? ", " : ". ");
}

/**
 * Whom to call, in a language, for where a browser says (Accept-Language) its visitor is; nothing
 * of it is stored. English without a country gets the list of lib/content/helplines.
 */
export function helpWords(language: SafetyLanguage, acceptLanguage: string): HelpWords {
  const countries = countriesFor(language, acceptLanguage).flatMap((id) => byCountry.get(id) ?? []);
  const names = new Intl.DisplayNames([language], { type: "region" });
  const wordsFor = (need: keyof HelpWords): string =>
    countries.length > 0
      ? WORDS[language][need].replace("{lines}", toLines(countries, need, names))
      : (HELPLINES.find(({ id }) => id === (need === "bereaved" ? "crisis" : need))?.text ?? "");
  return {
    emergency: wordsFor("emergency"),
    crisis: wordsFor("crisis"),
    abuse: wordsFor("abuse"),
    bereaved: wordsFor("bereaved"),
  };
}
