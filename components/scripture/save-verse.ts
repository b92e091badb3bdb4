// Any control with these attributes opens the dialog that puts a verse into one of the visitor's
// collections (OverlayHost).
/**
 * Props of a button that saves a verse: `reference` as people write it, in a translation the site
 * holds. Plain attributes, so that pages may hold hundreds of them at no cost.
 */
export const savesVerse = (reference: string, translation?: string) => ({
  "data-save-verse": reference,
  ...(translation ? { "data-save-translation": translation } : {}),
  "aria-haspopup": "dialog" as const,
});
