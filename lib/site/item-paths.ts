// Paths of the pages of single items.

export const discoveryPath = (slug: string) => `/discover/${slug}`;

/** An article's id is the name of the file it came from. */
export const articlePath = (id: string) => `/discover/articles/${encodeURIComponent(id)}`;

/** `anchor` is the item's on /timelines. */
export const timelinePath = (anchor: string) => `/timelines/${anchor}`;
