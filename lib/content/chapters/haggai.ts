import type { BookChapters } from "./schema";

export const haggai: BookChapters = {
  book: "Hag",
  chapters: [
    "Haggai tells the returned exiles: you live in paneled houses while God’s house lies in ruins. You plant much and harvest little, put your wages into a purse with holes; reconsider your priorities. Zerubbabel, Joshua and the people begin to rebuild. Against procrastination and wrong priorities.",
    "To those disappointed that the new temple looks like nothing: be strong, I am with you, do not fear; its glory will be greater, silver and gold are mine. Uncleanness spreads; God’s blessing starts today. Zerubbabel is like a signet ring.",
  ],
};
