import { CONTEXT_TYPES, type ContextType, MAX_SUBJECT_LENGTH, SUBJECT_FIELDS } from "./constants";

/** What a visitor asks about. */
export interface ContextQuery {
  type: ContextType;
  subject: string;
}

/** What the page's address says: a request, or the type that the form shows. */
export interface ContextAddress {
  type: ContextType;
  text: string;
  /** A request, answered when the page opens. */
  isSubmitted: boolean;
}

/**
 * "for X" at the end of a text, as links to the page may say it: "for John 3:16", "Context for John
 * 3:16".
 */
const FOR_SUBJECT = /(?:^|\s)for\s+(\S.*)$/i;

/** A subject from the address, as long as the field takes it. */
function toSubject(text: string | null | undefined): string {
  return (text ?? "").trim().slice(0, MAX_SUBJECT_LENGTH).trimEnd();
}

/**
 * Reads the address: a type with its subject was asked for, and so was a verse alone, which may be
 * named as "for X".
 */
export function readContextAddress(query: Pick<URLSearchParams, "get">): ContextAddress {
  const type = CONTEXT_TYPES.find((one) => one === query.get("type"));
  if (type) {
    const text = toSubject(query.get(SUBJECT_FIELDS[type]));
    return { type, text, isSubmitted: text !== "" };
  }
  const verse = query.get(SUBJECT_FIELDS.verse)?.trim() ?? "";
  const text = toSubject(FOR_SUBJECT.exec(verse)?.[1] ?? verse);
  return { type: "verse", text, isSubmitted: text !== "" };
}

/** The address of a request: "?type=topic&topic=The+Flood". */
export function contextSearch({ type, subject }: ContextQuery): string {
  return `?${new URLSearchParams({ type, [SUBJECT_FIELDS[type]]: subject })}`;
}

/** The body of the request. */
export function contextRequest({ type, subject }: ContextQuery, useModel: boolean) {
  return { type, [SUBJECT_FIELDS[type]]: subject, useModel };
}

/** A piece of a text, with the reference it names, if any. */
export interface LinkedStretch {
  text: string;
  reference: string | null;
}

/**
 * A reference as words of ours write it: whole, or a further place of the book before ("; 6:4").
 */
function writtenForms(reference: string): string[] {
  const place = /\d+:\d.*$/.exec(reference)?.[0];
  return [reference, ...(place === undefined ? [] : [`; ${place}`])];
}

/**
 * A text split at the references it names, and the references of the list that it does not name.
 */
export function linkReferences(
  text: string,
  references: readonly string[],
): { stretches: LinkedStretch[]; unnamed: string[] } {
  const stretches: LinkedStretch[] = [];
  const unnamed: string[] = [];
  let at = 0;
  for (const reference of references) {
    const found = writtenForms(reference)
      .map((written) => ({ written, start: text.indexOf(written, at) }))
      .find(
        ({ written, start }) =>
          start !== -1 && !/^(?:\d|:\d)/.test(text.slice(start + written.length)),
      );
    if (!found) {
      unnamed.push(reference);
      continue;
    }
    const skipped = found.written.startsWith("; ") ? 2 : 0;
    const start = found.start + skipped;
    if (start > at) stretches.push({ text: text.slice(at, start), reference: null });
    at = found.start + found.written.length;
    stretches.push({ text: text.slice(start, at), reference });
  }
  if (at < text.length) stretches.push({ text: text.slice(at), reference: null });
  return { stretches, unnamed };
}
