/** Anchor of an evolution problem; some share their short name with a comparison. */
export const problemAnchor = (id: string) => `problem-${id}`;
