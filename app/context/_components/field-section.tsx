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

/** Fields that read as prose; of the others each statement stands for itself. */
const PROSE_FIELDS: readonly ContextField[] = ["historicalContext", "culturalBackground"];

/** What a statement opens besides the verses its words name. */
interface RestsOn {
  references: readonly string[];
  pages: readonly { label: string; href: string }[];
}

type Stated = Statement & { restsOn: RestsOn };

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

/** The words of a statement, the verses it names as links. */
function StatementText({ text, references }: Pick<Statement, "text" | "references">) {
  const { stretches } = linkReferences(text, references ?? []);
  let offset = 0;
  return stretches.map(({ text: words, reference }) => {
    const key = offset;
    offset += words.length;
    if (reference === null) return <span key={key}>{words}</span>;
    return (
      <ReferenceLink key={key} reference={reference}>
        {words}
      </ReferenceLink>
    );
  });
}

/**
 * Statements that are read in one go: facts, whose words follow each other, or one that says what
 * it is, an inference or an application; then what they rest on.
 */
function StatementItem({ statements }: { statements: readonly Stated[] }) {
  const [first] = statements;
  if (!first) return null;
  const references = statements.flatMap(({ restsOn }) => restsOn.references);
  const pages = statements.flatMap(({ restsOn }) => restsOn.pages);
  return (
    <li>
      {first.mark !== "fact" && (
        <span className="mark" data-mark={first.mark}>
          {MARK_LABELS[first.mark]}
          <span className="sr-only">: </span>
        </span>
      )}
      <div>
        <p>
          {statements.map((statement) => (
            <span key={statement.text}>
              <StatementText {...statement} />{" "}
            </span>
          ))}
        </p>
        {references.length + pages.length > 0 && (
          <p className="rests-on">
            {references.map((reference) => (
              <ReferenceLink key={reference} reference={reference} />
            ))}
            {pages.map(({ label, href }) => (
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

/** In fields that read as prose, facts that follow each other are one paragraph. */
function toRuns(field: ContextField, statements: readonly Stated[]): Stated[][] {
  const runs: Stated[][] = [];
  for (const statement of statements) {
    const last = runs.at(-1);
    const goesOn = statement.mark === "fact" && last?.[0]?.mark === "fact";
    if (last && goesOn && PROSE_FIELDS.includes(field)) last.push(statement);
    else runs.push([statement]);
  }
  return runs;
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
  const stated = statements.map((statement, at) => ({
    ...statement,
    restsOn: restsOn[at] ?? { references: [], pages: [] },
  }));
  return (
    <section>
      <h4>{FIELD_LABELS[field]}</h4>
      {prose && <p className="field-prose">{prose}</p>}
      {!prose && hasStatements && (
        <ul className="statements">
          {toRuns(field, stated).map((run) => (
            <StatementItem key={run[0]?.text} statements={run} />
          ))}
        </ul>
      )}
      {!prose && !hasStatements && <p className="field-prose">{text}</p>}
    </section>
  );
}
