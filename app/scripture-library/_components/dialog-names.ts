// Names of the dialogs of an open collection in the address (the fragment), and how each is loaded
// when it is needed.

export const DIALOGS = {
  addVerse: "add-verse",
  share: "share-collection",
  edit: "edit-collection",
  remove: "delete-collection",
  generate: "generate",
} as const;

export const loadAddVerse = () => import("./add-verse-dialog");
export const loadGenerate = () => import("./generate-dialog");

/** Fetches the dialog when the pointer or the focus comes to its button. */
export const warmUpAddVerse = () => void loadAddVerse();
export const warmUpGenerate = () => void loadGenerate();
