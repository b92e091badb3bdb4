import type { FaqItem } from "./schema";

export const daysOfGenesis: FaqItem = {
  id: "faq-days-of-genesis",
  order: 20,
  section: "Beginnings and science",
  question: "Were the days of Genesis ordinary days?",
  askedAs: [
    "did god create the world in six literal days",
    "how long were the days of creation",
    "are the days in genesis 1 24 hours",
    "six days of creation or millions of years",
    "was the world made in a week",
    "does day mean a long age in genesis",
    "yom hebrew word meaning",
    "day age theory",
    "framework hypothesis",
    "evening and morning literal",
    "how can there be a day without a sun",
    "creation week 7 days really?",
    "a thousand years is as one day",
    "augustine instantaneous creation",
    "did he really do it in under a week",
    "24 hour days creation",
    "exodus 20 11 six days work sabbath pattern",
    "did god need only 144 hours",
    "john walton cosmic temple inauguration",
    "what did the church fathers think about the six days",
    "literal or poetic creation week",
    "is it ok for christians to read the seven days as poetry",
    "sun made on day four so what about day one",
    "hexameron interpretation",
    "were the first three days normal",
    "on which day did god make the animals and how long was it",
    "Nobody makes a universe by Saturday",
    "analogical days collins",
    "god made everything in a week my teacher says no",
    "our pastor insists on solar days and my scientist husband walks out",
    "Six day, real day or symbol?",
    "Genre and temporality in the opening chapter of Genesis",
    "did god work monday to saturday like us",
  ],
  answer: `This site’s guides read them as six ordinary days and recognize that faithful Christians have long read them in other ways.

Two things in the text favor ordinary days. Each of the six closes with an evening and a morning (Genesis 1:5), and the Sabbath command rests Israel’s working week on the week of creation (Exodus 20:8-11).

Other details give readers pause. The sun is made only on the fourth day (Genesis 1:14-19). In Hebrew, Genesis 2:4 uses the same word “day” for the whole work. Psalm 90:4 and 2 Peter 3:8 say that God does not measure time as we do. So some take the days as long ages, and some as a literary frame in which three realms are formed and then filled.

The question is older than modern science. Augustine found it extremely hard to say what kind of days these were (The City of God, book 11, chapter 6), though he also believed the world to be less than 6,000 years old (book 12, chapter 10).`,
  verse: "Exodus 20:11",
  sources: [
    {
      author: "Augustine of Hippo",
      year: "413-426/427",
      title: "The City of God, books 11 and 12, tr. Marcus Dods",
      publication: "Nicene and Post-Nicene Fathers, series 1, vol. 2",
      kind: "ancient-source",
    },
  ],
};
