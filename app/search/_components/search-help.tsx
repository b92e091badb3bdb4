import type { ReactNode } from "react";

/** What may stand in a search besides words, each with an example to follow. */
const WAYS: readonly [examples: readonly string[], finds: ReactNode][] = [
  [["grace and truth"], "verses with these words in any form, and verses about them"],
  [['"be not afraid"'], "exactly these words, in this order"],
  [["shepherd -lord"], "the first word, without the second"],
  [["mercy OR compassion"], "one or the other"],
  [["proph*"], "words that begin so"],
  [
    ["love in:1john", "wisdom in:OT", "fear -in:psalms"],
    "only in a part of the Bible, or not there",
  ],
  [
    ["lemma:g26", "lemma:hesed"],
    <>
      every verse with that <a href="/words">word of the original</a>, by Strong’s number or by its
      sound
    </>,
  ],
  [["John 3:16", "ps 23 shepherd"], "a passage, or words in it"],
];

/**
 * How to search. A fragment that names the list unfolds it: that is the browser's own doing, so the
 * list has the id and not what is unfolded.
 */
export function SearchHelp() {
  return (
    <details className="-mt-4 mb-6 text-[0.9375rem]">
      <summary className="link w-fit cursor-pointer">How to search</summary>
      <dl
        id="how-to-search"
        className="mt-3 grid scroll-mt-24 gap-x-6 gap-y-1 border-t pt-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2"
      >
        {WAYS.map(([examples, finds]) => (
          <div key={examples[0]} className="contents">
            <dt className="flex flex-wrap gap-x-3 max-sm:mt-2">
              {examples.map((example) => (
                <a key={example} href={`/search?q=${encodeURIComponent(example)}`} className="link">
                  {example}
                </a>
              ))}
            </dt>
            <dd className="text-muted-foreground">{finds}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
