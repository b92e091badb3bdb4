// Frames and scripts of ours that stand in other people's pages.

/** What stands in a frame on another site: verses, and the card of a page. */
export const EMBEDDED_VERSE_PATH = "/embed/verse";
export const EMBEDDED_CARD_PATH = "/embed/card";
/** Turns the references of another site's page into links. */
export const REFERENCES_SCRIPT_PATH = "/embed/references.js";

export const EMBED_THEMES = ["auto", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export const EMBED_SIZES = ["small", "medium", "large"] as const;
export type EmbedSize = (typeof EMBED_SIZES)[number];

/** Pixels of a verse's letters. */
export const LETTER_PIXELS: Record<EmbedSize, number> = { small: 16, medium: 18, large: 21 };

/** Pixels of a frame that nobody gave a size. */
export const USUAL_WIDTH = 600;
export const LEAST_HEIGHT = 150;
export const MOST_HEIGHT = 480;
