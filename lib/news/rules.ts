/** Names in the home page's address: one news item, and the list of all. */
export const newsName = (id: string) => `news-${id}`;
export const ALL_NEWS = "all-news";
