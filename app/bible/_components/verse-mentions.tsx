import { LetteredText } from "@/components/scripture/lettered-text";
import { ReferenceLink } from "@/components/scripture/reference-link";
import type { ContextType } from "@/lib/biblical-context/constants";
import { contextSearch } from "@/lib/biblical-context/rules";
import type { Person } from "@/lib/content/people/schema";
import type { Place } from "@/lib/content/places/schema";
import { countOf } from "@/lib/count-words";
import type { VerseMention } from "@/lib/verse-page/mentions";
import type { VerseReading, VerseSaying, VerseUse } from "@/lib/verse-page/occasions";

/** Mentions that stand open. */
const OPEN = 8;

/** What the site says that names the verse, what is most about it first. */
export function VerseMentions({
  mentions,
  reference,
  translation,
}: {
  mentions: readonly VerseMention[];
  reference: string;
  translation: string;
}) {
  const list = (some: readonly VerseMention[]) => (
    <ul className="verse-mentions">
      {some.map((mention) => (
        <li key={`${mention.kind} ${mention.title}`}>
          <p className="verse-kind">
            {mention.kind}
            {mention.reference !== reference && (
              <>
                {" · "}
                <ReferenceLink reference={mention.reference} translation={translation} />
              </>
            )}
          </p>
          <p className="verse-item">
            {mention.path ? (
              <a href={mention.path} className="link">
                {mention.title}
              </a>
            ) : (
              mention.title
            )}
          </p>
          {mention.words && (
            <p className="verse-why">
              <LetteredText text={mention.words} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
  const rest = mentions.slice(OPEN);
  return (
    <>
      {list(mentions.slice(0, OPEN))}
      {rest.length > 0 && (
        <details className="verse-fold">
          <summary>{countOf(rest.length, "further page")}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** Who and what places the verse names, each with a line. */
export function VerseNames({
  people,
  places,
}: {
  people: readonly Person[];
  places: readonly Place[];
}) {
  const about = (type: ContextType, name: string, words: string) => (
    <div key={name}>
      <dt>
        <a href={`/context${contextSearch({ type, subject: name })}`} className="link">
          {name}
        </a>
      </dt>
      <dd>{words}</dd>
    </div>
  );
  return (
    <dl className="verse-names">
      {people.map(({ name, role, era }) => about("topic", name, `${role} (${era})`))}
      {places.map(({ name, modern }) => about("archaeological", name, modern))}
    </dl>
  );
}

/** Sayings that are taken for scripture, in whose place the verse stands. */
export function VerseSayings({ sayings }: { sayings: readonly VerseSaying[] }) {
  return (
    <dl className="verse-names">
      {sayings.map(({ saying, answer }) => (
        <div key={saying}>
          <dt>“{saying}”</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

/** When the verse is read: for what occasions, and on which days of the built-in plans. */
export function VerseReadings({
  uses,
  readings,
  translation,
}: {
  uses: readonly VerseUse[];
  readings: readonly VerseReading[];
  translation: string;
}) {
  return (
    <dl className="verse-names">
      {uses.map(({ occasion, why }) => (
        <div key={occasion}>
          <dt>For {occasion}</dt>
          <dd>{why}</dd>
        </div>
      ))}
      {readings.map(({ plan, day, days, reference }) => (
        <div key={`${plan} ${day}`}>
          <dt>
            <a href="/reading-plans" className="link">
              {plan}
            </a>
          </dt>
          <dd>
            Day {day} of {days}, with{" "}
            <ReferenceLink reference={reference} translation={translation} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
