"use client";

import { Copy, MessageCircleQuestion, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { copyOrShow } from "@/components/scripture/copy-text";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { ReferenceList } from "@/components/scripture/reference-list";
import { SaveVerseButton } from "@/components/scripture/save-verse-button";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import type { ContextState } from "@/lib/biblical-context/client";
import {
  CONTEXT_FIELDS,
  type ContextField,
  FIELD_LABELS,
  MARKS,
  type Mark,
} from "@/lib/biblical-context/constants";
import type { ContextAnswer } from "@/lib/biblical-context/contract";
import { type ContextQuery, contextSearch } from "@/lib/biblical-context/rules";
import { chatHref } from "@/lib/chat/chat-link";
import { FieldSection, MARK_LABELS } from "./field-section";

/** The fields as they are read one after the other. */
const GROUPS: readonly { name: string; fields: readonly ContextField[]; hasFigures?: true }[] = [
  {
    name: "The setting",
    fields: ["historicalContext", "culturalBackground", "geographicalContext", "timeline"],
  },
  { name: "The meaning", fields: ["propheticSignificance", "modernRelevance"] },
  { name: "The people", fields: [], hasFigures: true },
  { name: "The evidence", fields: ["archaeologicalEvidence"] },
];

/** True when a field has something to show. */
function hasWords(
  field: ContextField,
  answer: ContextAnswer,
  statements: readonly NonNullable<ContextAnswer["statements"]>[number][],
  prose: ContextState["prose"],
): boolean {
  const hasStatements = (answer.statements ?? []).some((one) => one.field === field);
  if (!hasStatements) return Boolean(answer[field]);
  return Boolean(prose[field]) || statements.some((one) => one.field === field);
}

/** The whole answer as plain text, with its address. */
function toPlainText(answer: ContextAnswer, query: ContextQuery): string {
  const fields = CONTEXT_FIELDS.flatMap((field) => {
    const text = answer[field];
    return text ? [`${FIELD_LABELS[field]}\n${text}`] : [];
  });
  const figures = answer.keyFigures ?? [];
  const verses = answer.relatedVerses ?? [];
  return [
    answer.title,
    ...fields,
    ...(figures.length > 0 ? [`Key Figures\n${figures.join("\n")}`] : []),
    ...(verses.length > 0 ? [`Related Verses\n${verses.join("; ")}`] : []),
    `${window.location.origin}${window.location.pathname}${contextSearch(query)}`,
  ].join("\n\n");
}

function Passages({ passages }: { passages: NonNullable<ContextAnswer["passages"]> }) {
  return passages.map(({ reference, translation, verses }) => (
    <figure key={reference} className="context-passage">
      <blockquote className="scripture">
        {verses.map(({ verse, text }) => (
          <span key={verse}>
            {verses.length > 1 && <sup>{verse} </sup>}
            {text}{" "}
          </span>
        ))}
      </blockquote>
      <figcaption>
        <ReferenceLink reference={reference} />
        <span>{translation}</span>
        <SaveVerseButton
          reference={reference}
          translation={TRANSLATION_CODES.find((code) => code === translation)}
          className="no-print"
        />
      </figcaption>
    </figure>
  ));
}

/**
 * An answer: a heading for each field that says something, each statement with its mark, verses and
 * sources that open.
 */
export function ContextResult({
  state: { answer, prose, isWriting },
  query,
  legend,
  children,
}: {
  state: ContextState;
  query: ContextQuery;
  legend: ReactNode;
  /** What leads on from here. */
  children: ReactNode;
}) {
  const [shown, setShown] = useState<readonly Mark[]>(MARKS);
  const [asProse, setAsProse] = useState(false);
  const { title, statements, keyFigures, relatedVerses, sources, note, passages } = answer;
  const hasProse = Object.keys(prose).length > 0;
  const isCareAlone = (statements ?? []).length === 0 && Boolean(note);
  const isShown = ({ mark }: { mark: Mark }) => shown.includes(mark);
  const toggle = (mark: Mark) =>
    setShown(shown.includes(mark) ? shown.filter((one) => one !== mark) : [...shown, mark]);

  return (
    <article className="context-result">
      <h2 tabIndex={-1}>{title}</h2>
      {note && (
        <div className="context-note">
          {note.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <Passages passages={passages ?? []} />
      {!isCareAlone && (
        <>
          <div className="context-tools no-print">
            <Button
              variant="outline"
              size="sm"
              onClick={() => copyOrShow(toPlainText(answer, query))}
            >
              <Copy aria-hidden="true" />
              Copy
            </Button>
            <Button variant="outline" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </Button>
            <IntentLink
              href={chatHref(`What should I know about the background of ${query.subject}?`)}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              <MessageCircleQuestion aria-hidden="true" />
              Ask the assistant about this
            </IntentLink>
          </div>
          {(statements ?? []).length > 0 && (
            <details className="mark-help">
              <summary>What the marks mean</summary>
              {legend}
            </details>
          )}
          <fieldset className="mark-filter no-print">
            <legend className="sr-only">Show statements marked as</legend>
            {MARKS.filter((mark) => mark !== "fact").map((mark) => (
              <label key={mark}>
                <Checkbox
                  variant="unstyled"
                  checked={shown.includes(mark)}
                  onChange={() => toggle(mark)}
                />
                <span className="mark" data-mark={mark}>
                  {MARK_LABELS[mark]}
                </span>
              </label>
            ))}
          </fieldset>
          {(hasProse || isWriting) && (
            <div className="prose-choice no-print">
              <Button
                variant="outline"
                size="sm"
                aria-pressed={asProse}
                disabled={!hasProse}
                onClick={() => setAsProse(!asProse)}
              >
                {asProse ? "Read the statements" : "Read as connected prose"}
              </Button>
              <p>
                {isWriting
                  ? "A language model is joining these statements into prose."
                  : "Written by a language model from these statements alone; check it against them."}
              </p>
            </div>
          )}
          {GROUPS.map(({ name, fields, hasFigures }) => {
            const said = fields.filter((field) =>
              hasWords(field, answer, (statements ?? []).filter(isShown), asProse ? prose : {}),
            );
            const figures = hasFigures ? (keyFigures ?? []) : [];
            if (said.length + figures.length === 0) return null;
            return (
              <section key={name}>
                <h3>{name}</h3>
                {said.map((field) => (
                  <FieldSection
                    key={field}
                    field={field}
                    text={answer[field]}
                    statements={(statements ?? []).filter(
                      (one) => one.field === field && isShown(one),
                    )}
                    hasStatements={(statements ?? []).some((one) => one.field === field)}
                    prose={asProse ? prose[field] : undefined}
                  />
                ))}
                {figures.length > 0 && (
                  <section>
                    <h4>Key Figures</h4>
                    <ul className="figures">
                      {figures.map((figure) => (
                        <li key={figure}>{figure}</li>
                      ))}
                    </ul>
                  </section>
                )}
              </section>
            );
          })}
          {(relatedVerses ?? []).length > 0 && (
            <section>
              <h3>Related Verses</h3>
              <ReferenceList references={relatedVerses ?? []} />
            </section>
          )}
          {(sources ?? []).length > 0 && (
            <section>
              <h3>More on this site</h3>
              <ul className="context-pages">
                {sources?.map(({ label, href }) => (
                  <li key={href}>
                    <IntentLink href={href} className="link">
                      {label}
                    </IntentLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      <p className="mt-8">{children}</p>
    </article>
  );
}
