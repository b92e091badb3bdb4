import { IntentLink } from "@/components/layout/intent-link";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { type ContextField, FIELD_LABELS, type Mark } from "@/lib/biblical-context/constants";
import type { ContextAnswer } from "@/lib/biblical-context/contract";
import { linkReferences } from "@/lib/biblical-context/rules";

type Statement = NonNullable<ContextAnswer["statements"]>[number];

export const MARK_LABELS: Record<Mark, string> = {
  fact: "Fact",
  inference: "Inference",
  application: "Application",
};

/** What a statement opens besides the verses its words name. */
interface RestsOn {
  references: readonly string[];
  pages: readonly { label: string; href: string }[];
}

/**
 * For each statement what it rests on, each thing once in a section: most statements of one rest on
 * the same.
 */
function findRestsOn(statements: readonly Statement[]): RestsOn[] {
  const seen = new Set<string>();
  const isNew = (name: string) => !seen.has(name) && Boolean(seen.add(name));
  return statements.map(({ text, references, sources }) => ({
    references: linkReferences(text, references ?? []).unnamed.filter(isNew),
    pages: (sources ?? []).filter(({ href }) => isNew(href)),
  }));
}

/**
 * One statement: its mark in words, its text with the verses it names as links, and what it rests
 * on.
 */
function StatementItem({ statement, restsOn }: { statement: Statement; restsOn: RestsOn }) {
  const { text, mark, references } = statement;
  const { stretches } = linkReferences(text, references ?? []);
  let offset = 0;
  return (
    <li>
      <span className="mark" data-mark={mark}>
        {MARK_LABELS[mark]}
        <span className="sr-only">: </span>
      </span>
      <div>
        <p>
          {stretches.map(({ text: words, reference }) => {
            const key = offset;
            offset += words.length;
            if (reference === null) return <span key={key}>{words}</span>;
            return (
              <ReferenceLink key={key} reference={reference}>
                {words}
              </ReferenceLink>
            );
          })}
        </p>
        {restsOn.references.length + restsOn.pages.length > 0 && (
          <p className="rests-on">
            {restsOn.references.map((reference) => (
              <ReferenceLink key={reference} reference={reference} />
            ))}
            {restsOn.pages.map(({ label, href }) => (
              <IntentLink key={href} href={href} className="link">
                {label}
              </IntentLink>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** A field of the answer under its heading; nothing where it says nothing. */
export function FieldSection({
  field,
  text,
  statements,
  hasStatements,
  prose,
}: {
  field: ContextField;
  /** The field as plain text, for answers without statements. */
  text: string | null | undefined;
  statements: readonly Statement[];
  hasStatements: boolean;
  /** The field as a model has written it, when that is to be read. */
  prose: string | undefined;
}) {
  const isEmpty = hasStatements ? statements.length === 0 && !prose : !text;
  if (isEmpty) return null;
  const restsOn = findRestsOn(statements);
  return (
    <section>
      <h3>{FIELD_LABELS[field]}</h3>
      {prose && <p className="field-prose">{prose}</p>}
      {!prose && hasStatements && (
        <ul className="statements">
          {statements.map((statement, at) => (
            <StatementItem
              key={statement.text}
              statement={statement}
              restsOn={restsOn[at] ?? { references: [], pages: [] }}
            />
          ))}
        </ul>
      )}
      {!prose && !hasStatements && <p className="field-prose">{text}</p>}
    </section>
  );
}
