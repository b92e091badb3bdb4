// Fields of request bodies that visitors write: bounded, kept as plain text whatever markup they
// hold, with messages that name the field.
import { z } from "zod";
import { inFigures } from "@/lib/count-words";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

interface Bounds {
  /** Most UTF-16 code units. */
  max: number;
  /** The message when it is left out or blank; without it a blank one is fine. */
  required?: string;
}

function text(name: string, required: string | undefined) {
  return z.string({
    error: ({ input }) =>
      input === undefined && required !== undefined ? required : `${name} is text.`,
  });
}

function tooLong(name: string, max: number): string {
  return `${name} has at most ${inFigures(max)} characters.`;
}

/** A text on one line: trimmed, control characters and line breaks as blanks. */
export const toLine = (text: string): string => text.replace(CONTROL, " ").trim();

/** One line: trimmed, control characters and line breaks count as blanks. */
export function lineField(name: string, { max, required }: Bounds) {
  return text(name, required)
    .transform(toLine)
    .pipe(
      z
        .string()
        .min(required === undefined ? 0 : 1, required)
        .max(max, tooLong(name, max)),
    );
}

/** Text of several lines, kept to the letter. */
export function textField(name: string, { max, required }: Bounds) {
  return text(name, required)
    .max(max, tooLong(name, max))
    .refine((value) => required === undefined || value.trim() !== "", required);
}

/** Text that may be left out: null, when blank too. Undefined stays undefined, for changes. */
export function optionalText(name: string, max: number) {
  return textField(name, { max })
    .nullish()
    .transform((value) => (typeof value === "string" ? value.trim() || null : value));
}

/** A whole number from `min` to `max`. */
export function numberField(name: string, min: number, max: number) {
  const message = `${name} is a whole number from ${min} to ${inFigures(max)}.`;
  return z.number(message).int(message).min(min, message).max(max, message);
}

/** True or false. */
export function flagField(name: string) {
  return z.boolean(`${name} is true or false.`);
}

/** The version a row was read with: a change of anything newer is a conflict. */
export const versionField = numberField("version", 1, 2_147_483_647);

const ROW_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** An id that no row has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * The id of something a visitor owns. What cannot be one becomes the id of nothing, so that it
 * answers as any other that does not exist.
 */
export function rowIdField(message = "id is text.") {
  return z
    .string(message)
    .min(1, message)
    .transform((id) => (ROW_ID.test(id) ? id : NOBODY));
}

/** The unguessable part of a link; what cannot be one is an empty text, which no row has. */
export const shareTokenField = z
  .string("token is text.")
  .transform((token) => (/^[\w-]{22}$/.test(token) ? token : ""));
