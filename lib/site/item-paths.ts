// Paths of the pages of single items.

export const discoveryPath = (slug: string) => `/discover/${slug}`;

/** An article's id is the name of the file it came from. */
export const articlePath = (id: string) => `/discover/articles/${encodeURIComponent(id)}`;

/** `anchor` is the item's on /timelines. */
export const timelinePath = (anchor: string) => `/timelines/${anchor}`;

export const guidePath = (id: string) => `/study-guides/${id}`;

/** Of an answer to one of the questions people ask, those of the FAQ among them. */
export const answerPath = (id: string) => `/answers/${id}`;

export const fatherPath = (id: string) => `/church-fathers/${id}`;

/** Of a word of the original texts, by the name of its page ("g26-agape"). */
export const wordPath = (slug: string) => `/words/${slug}`;

/** The page of all words, of a letter's, and of what a search for words finds. */
export const wordsPath = "/words";
export const wordSearchPath = (text: string) => `/words/find/${encodeURIComponent(text)}`;
