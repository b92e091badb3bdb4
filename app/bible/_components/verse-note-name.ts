/** What the address's fragment calls the note on a verse of the open chapter. */
export const noteName = (verse: number): string => `note-${verse}`;
