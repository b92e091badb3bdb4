import type { Topic } from "./schema";

export const women: Topic = {
  id: "women",
  order: 410,
  name: "Women",
  aliases: ["Women in the Bible", "Role of women"],
  facts: [
    {
      text: "Woman is made in God’s image with the man (Genesis 1:27)",
      mark: "certain",
    },
    {
      text: "Leaders and prophets include Miriam, Deborah and Huldah, and Phoebe and Priscilla in Paul’s churches (Romans 16:1-4)",
      mark: "certain",
    },
    {
      text: "Whether Junia was herself an apostle or was well known to the apostles is debated (Romans 16:7)",
      mark: "disputed",
    },
    {
      text: "Women were the first witnesses at the tomb (Luke 24:1-10)",
      mark: "certain",
    },
  ],
  views: [
    "Complementarian (different roles) and egalitarian (same roles) readings of 1 Timothy 2:11-15, 1 Corinthians 14:34-35 and Galatians 3:28",
  ],
  background: [
    {
      text: "In Jewish and Roman law a woman was mostly under her father or husband, yet some ran households and businesses (Acts 16:14)",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "sarah" },
    { person: "miriam" },
    { person: "deborah" },
    { person: "ruth" },
    { person: "esther" },
    "Mary",
    { person: "mary-magdalene" },
    { person: "priscilla-and-aquila" },
    "Phoebe",
    { person: "lydia" },
  ],
  relatedVerses: [
    "Genesis 1:27",
    "Judges 4:4",
    "Proverbs 31:10",
    "Luke 8:1-3",
    "John 20:18",
    "Acts 2:17",
    "Acts 18:26",
    "Romans 16:1-2",
    "Galatians 3:28",
  ],
  finds: ["babatha", "elephmarr"],
  pages: [],
  application:
    "The many named women of the Bible widen the picture of who leads, teaches, decides and believes.",
};
