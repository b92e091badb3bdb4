"use client";

import { IntentLink } from "@/components/layout/intent-link";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { isOwnPath, type Source } from "./message";

const KINDS: Readonly<Record<Source["kind"], string>> = {
  passage: "Bible",
  answer: "Questions and answers",
  faq: "Questions and answers",
  guide: "Study guide",
  father: "Church father",
  discovery: "Discovery",
  event: "Timeline",
  article: "Article",
};

function SourceTitle({ source: { kind, title, href, references } }: { source: Source }) {
  const [reference] = references;
  if (kind === "passage" && reference) {
    return <ReferenceLink reference={reference}>{title}</ReferenceLink>;
  }
  if (!isOwnPath(href)) return title;
  return (
    <IntentLink href={href} className="link">
      {title}
    </IntentLink>
  );
}

/**
 * What an answer rests on: each opens in place, or where it stands on the site. An excerpt that is
 * part of `answerText` is not repeated.
 */
export function SourceTray({
  sources,
  answerText,
}: {
  sources: readonly Source[];
  answerText: string;
}) {
  return (
    <details className="chat-sources">
      <summary className="chat-action">Sources ({sources.length})</summary>
      <ol>
        {sources.map((source) => {
          const excerpt = source.excerpt.trim();
          // A passage opens whole; words cut from it are no scripture to be printed.
          const isShown =
            source.kind !== "passage" && excerpt !== "" && !answerText.includes(excerpt);
          return (
            <li key={source.id}>
              <p>
                <SourceTitle source={source} />
                <span>{KINDS[source.kind]}</span>
              </p>
              {isShown && <p>{excerpt}</p>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
