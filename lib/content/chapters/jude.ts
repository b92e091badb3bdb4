import type { BookChapters } from "./schema";

export const jude: BookChapters = {
  book: "Jude",
  chapters: [
    "Jude urges believers to defend the faith against people who sneaked in and turn grace into permission for immorality: grumblers, flatterers and scoffers like Cain, Balaam and Korah, waterless clouds facing judgment. Build yourselves up, pray, show mercy to doubters; God can keep you from falling.",
  ],
};
