import type { ContextType } from "@/lib/biblical-context/constants";
import { type ContextQuery, contextSearch } from "@/lib/biblical-context/rules";

const EXAMPLES: Record<ContextType, readonly string[]> = {
  verse: ["John 3:16", "Genesis 1:1", "Psalm 23", "Isaiah 53:5", "Ruth"],
  topic: ["The Flood", "Exodus", "Creation", "King David", "Prayer"],
  historical: ["Babylonian Exile", "Roman Empire", "Judges", "Early Church", "Persian Period"],
  archaeological: ["Noah’s Ark", "Mount Sinai", "Jericho", "Tel Dan Stele", "Qumran"],
};

/** Something to begin with while nothing is asked: each a real address. */
export function ContextExamples({
  type,
  onChoose,
}: {
  type: ContextType;
  onChoose: (query: ContextQuery) => void;
}) {
  return (
    <section aria-labelledby="context-examples">
      <h2 id="context-examples" className="eyebrow">
        Try one of these
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXAMPLES[type].map((subject) => (
          <li key={subject}>
            <a
              href={contextSearch({ type, subject })}
              className="example"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                onChoose({ type, subject });
              }}
            >
              {subject}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-muted-foreground">
        Every answer is gathered from what’s on this site: all 66 books, and people, places,
        periods, topics and finds with their sources. Each statement says whether it is a fact, an
        inference or an application.
      </p>
    </section>
  );
}
