/**
 * Most characters of a collection's name, its description, a reference, and the note on a verse.
 */
export const MAX_NAME = 500;
export const MAX_DESCRIPTION = 5_000;
/** As in the archive, so that what is exported can be brought back. */
export const MAX_REFERENCE = 200;
export const MAX_NOTE = 10_000;
/** Notes that were written elsewhere from the same one and are kept beside it, of one verse. */
export const MAX_NOTE_COPIES = 10;

export const NAME_REQUIRED = "Collection name is required";
export const REFERENCE_REQUIRED = "Bible reference is required";
export const NO_COLLECTION = "No collection selected";

/** The choice that makes a new collection; no id of one. */
export const NEW_COLLECTION = "new";
