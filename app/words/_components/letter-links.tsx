import { wordPath } from "@/lib/site/item-paths";
import { type Alphabet, LETTERS } from "@/lib/words/letters";
import "./word-list.css";

const NAMES: Record<Alphabet, { label: string; lang: string; dir: "ltr" | "rtl" }> = {
  hebrew: { label: "Hebrew and Aramaic letters", lang: "he", dir: "rtl" },
  greek: { label: "Greek letters", lang: "grc", dir: "ltr" },
};

/** The letters of an alphabet as the way to the words that begin with each. */
export function LetterLinks({ alphabet, current }: { alphabet: Alphabet; current?: string }) {
  const { label, lang, dir } = NAMES[alphabet];
  return (
    <nav aria-label={label} className="no-print">
      <ul className="word-letters" dir={dir}>
        {LETTERS[alphabet].map(({ slug, name, letter }) => (
          <li key={slug}>
            <a
              href={wordPath(slug)}
              title={name}
              aria-label={name}
              aria-current={slug === current ? "true" : undefined}
            >
              <span lang={lang}>{letter}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
