import { describeMorphology } from "@/lib/words/morphology";
import type { PassageWord, PassageWords } from "@/lib/words/passage-contract";
import type { InterlinearLine } from "./interlinear-settings";

/** "in · beginning": what the prefixes mean, by their first sense, and the word itself, if any. */
function glossOf(
  word: PassageWord,
  own: string | undefined,
  prefixes: PassageWords["prefixes"],
): string {
  const before = word.prefixes.map((letter) => prefixes[letter]?.split(",")[0] ?? "");
  return [...before, own ?? ""].filter(Boolean).join(" · ");
}

/** One word of the original with the chosen lines under it; it leads to the word's page. */
export function InterlinearWord({
  word,
  known: { lexemes, prefixes },
  lines,
  translated = "",
}: {
  word: PassageWord;
  known: Pick<PassageWords, "lexemes" | "prefixes">;
  lines: readonly InterlinearLine[];
  /** What a translation has for it, which stands where no gloss is known. */
  translated?: string;
}) {
  const entry = word.lexeme === null ? undefined : lexemes[word.lexeme];
  const { language } = word;
  const direction = language === "grc" ? "ltr" : "rtl";
  const script = (
    <span lang={language} dir={direction} className="interlinear-script">
      {word.text}
    </span>
  );
  return (
    <span className="interlinear-word" dir="ltr">
      {entry ? (
        <a href={`/words/${entry.slug}`} className="interlinear-link">
          {script}
        </a>
      ) : (
        script
      )}
      {lines.map((line) => {
        if (line === "transliteration") {
          return (
            <i key={line} className="interlinear-line" lang={`${language}-Latn`}>
              {word.transliteration || "–"}
            </i>
          );
        }
        if (line === "lemma") {
          return (
            <span key={line} lang={language} dir={direction} className="interlinear-line">
              {entry?.lemma ?? "–"}
            </span>
          );
        }
        if (line === "gloss" && !entry?.gloss && translated !== "") {
          return (
            <span key={line} className="interlinear-line interlinear-gloss">
              <span className="scripture">{translated}</span>
            </span>
          );
        }
        if (line === "gloss") {
          return (
            <span key={line} className="interlinear-line interlinear-gloss">
              {glossOf(word, entry && (entry.gloss ?? "–"), prefixes) || "–"}
            </span>
          );
        }
        return (
          <span key={line} className="interlinear-line interlinear-parsing">
            {describeMorphology(word.morphology, language)?.plain ?? "–"}
          </span>
        );
      })}
    </span>
  );
}
