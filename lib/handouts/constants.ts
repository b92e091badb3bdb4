// Sheets of paper for an evening: of a guide, of an answer, of a shared collection.

export const SHEETS = ["participant", "leader"] as const;
export type Sheet = (typeof SHEETS)[number];

/** Room to write under each question. */
export const ROOMS = ["none", "some", "much"] as const;
export type Room = (typeof ROOMS)[number];

/** Lines of each. */
export const LINES: Record<Room, number> = { none: 0, some: 3, much: 6 };

/** Most passages of one sheet; an evening has room for fewer. */
export const MOST_PASSAGES = 40;

/** Path of the handout of a page. */
export const handoutPath = (page: string) => `${page}/handout`;

/** Path of a shared collection, by the token of its link. */
export const sharedPath = (token: string) => `/shared/${encodeURIComponent(token)}`;
