import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import { getBook } from "@/lib/bible/canon";
import { chapterPath } from "@/lib/bible/chapter-path";
import { summaryOf } from "@/lib/bible/chapter-summaries";
import { type ChapterId, chapterTitle, neighborChapter } from "@/lib/bible/chapters";
import { getLinkedChapters } from "@/lib/bible/linked-chapters";
import { chatHref } from "@/lib/chat/chat-link";
import { type ChapterItem, findChapterItems } from "@/lib/retrieval/chapter-items";
import type { ChapterPlace } from "./chapter-metadata";

const LINKED_CHAPTERS = 6;
/** Of each kind. */
const MOST_ITEMS = 4;

const GROUPS: readonly { group: ChapterItem["group"]; heading: string }[] = [
  { group: "answers", heading: "Questions" },
  { group: "faq", heading: "Questions" },
  { group: "guides", heading: "Study guides" },
  { group: "discoveries", heading: "Discoveries" },
  { group: "fathers", heading: "Church fathers" },
  { group: "events", heading: "On the timeline" },
];

/** What follows a chapter: the next one, what is linked to it, and what the site says about it. */
export async function AfterChapter({ place }: { place: ChapterPlace }) {
  const next = neighborChapter(place, 1);
  const linked = await getLinkedChapters(place, LINKED_CHAPTERS);
  const items = findChapterItems(place, MOST_ITEMS);
  const title = chapterTitle(place);
  const headings = [...new Set(GROUPS.map(({ heading }) => heading))];

  return (
    <div className="after-chapter no-print">
      {next && (
        <section aria-label="Next chapter" className="next-chapter">
          <p className="eyebrow">Next</p>
          <h2>
            <IntentLink href={chapterPath(place.translation, next)}>
              {chapterTitle(next)}
            </IntentLink>
          </h2>
          <p>{summaryOf(next)}</p>
        </section>
      )}
      <section aria-labelledby="about-chapter">
        <h2 id="about-chapter">About {title}</h2>
        <p className="text-muted-foreground">{summaryOf(place)}</p>
        <p className="mt-4 flex flex-wrap gap-2">
          <IntentLink
            className={buttonVariants({ variant: "outline", size: "sm" })}
            href={chatHref(`What is ${title} about?`)}
          >
            Ask about {title}
          </IntentLink>
          <IntentLink
            className={buttonVariants({ variant: "outline", size: "sm" })}
            href={`/context?verse=${encodeURIComponent(title)}`}
          >
            Background
          </IntentLink>
        </p>
      </section>
      {items.length > 0 && (
        <section aria-labelledby="chapter-items">
          <h2 id="chapter-items">Where this site mentions it</h2>
          <dl className="chapter-items">
            {headings.map((heading) => {
              const groups = GROUPS.filter((candidate) => candidate.heading === heading);
              const found = items.filter(({ group }) => groups.some((one) => one.group === group));
              if (found.length === 0) return null;
              return (
                <div key={heading}>
                  <dt>{heading}</dt>
                  {found.map(({ title: name, href }) => (
                    <dd key={href}>
                      <IntentLink className="link" href={href}>
                        {name}
                      </IntentLink>
                    </dd>
                  ))}
                </div>
              );
            })}
          </dl>
        </section>
      )}
      {linked.length > 0 && (
        <section aria-labelledby="linked-chapters">
          <h2 id="linked-chapters">Linked most often</h2>
          <p className="text-sm text-muted-foreground">
            Chapters that study Bibles point to from the verses of {title}.
          </p>
          <ul className="linked-chapters">
            {linked.map((target) => (
              <li key={chapterTitle(target)}>
                <LinkedChapterLink place={place} target={target} links={target.links} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function LinkedChapterLink({
  place,
  target,
  links,
}: {
  place: ChapterPlace;
  target: ChapterId;
  links: number;
}) {
  return (
    <IntentLink href={chapterPath(place.translation, target)}>
      <span>{chapterTitle(target)}</span>{" "}
      <small>
        {links} {links === 1 ? "link" : "links"}
        <span className="sr-only"> from {getBook(place.book).name}</span>
      </small>
    </IntentLink>
  );
}
