import type { Topic } from "./schema";

export const money: Topic = {
  id: "money",
  order: 430,
  name: "Money",
  aliases: ["Wealth", "Riches", "Tithe", "Giving"],
  facts: [
    {
      text: "A denarius was about a day’s pay (Matthew 20:2)",
      mark: "certain",
    },
    {
      text: "The love of money, not money itself, is called a root of evil (1 Timothy 6:10)",
      mark: "certain",
    },
  ],
  views: ["Tithing as a duty, as a guide or as a law of the past"],
  background: [
    {
      text: "Coins came late: the first were struck in Lydia about 600 BC; before that, silver was weighed",
      mark: "certain",
    },
    {
      text: "The temple tax was half a shekel a year (Exodus 30:13; Matthew 17:24-27)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "abraham" }, "Zacchaeus", "the poor widow", { person: "paul" }],
  relatedVerses: [
    "Deuteronomy 8:18",
    "Proverbs 3:9",
    "Proverbs 11:28",
    "Malachi 3:10",
    "Matthew 6:24",
    "Mark 12:41-44",
    "Luke 12:15",
    "2 Corinthians 9:7",
    "1 Timothy 6:10",
  ],
  finds: ["shekels", "pim", "samariaost"],
  pages: [],
  application:
    "Money comes up more often than most subjects: whom does it serve, and who goes without?",
};
