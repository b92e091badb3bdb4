import { z } from "zod";

/** A text of one of the fields; never blank. */
export const words = z.string().trim().min(1);
export const list = z.array(words);
/** Written out as "Psalm 23:1" or "Genesis 1:1-2:3"; each resolves in the text. */
export const references = z.array(words);

/** An item's own, that others name it by: the name of its file. */
export const itemId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Where an item stands in its list, low first; with room between for others. */
export const order = z.number();

/** Names under which visitors ask for it, beside those it is shown with. */
export const askedAs = list.optional();

/** How the Bible's text writes the name, where it does not stand there as it is shown. */
export const spellings = list.min(1).optional();
/** The only parts of the Bible in which these words mean this one; without it, everywhere. */
export const namedIn = list.min(1).optional();

/** Who matters most for an item: a person of lib/content/people by id, anybody else by name. */
export const keyFigures = z.array(z.union([z.strictObject({ person: itemId }), words]));
export type KeyFigure = z.infer<typeof keyFigures>[number];

/** Finds (lib/content/finds) that belong to an item, the most telling first. */
export const findIds = z.array(itemId);

/**
 * How sure a statement is. certain: well established, or read in the text (of a view it says only
 * that the view exists); probable: widely held but open; disputed: argued over, never to be shown
 * as plain fact.
 */
export const certainty = z.enum(["certain", "probable", "disputed"]);

export const markedFact = z.strictObject({ text: words, mark: certainty });
export type MarkedFact = z.infer<typeof markedFact>;
