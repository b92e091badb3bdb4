import type { Topic } from "./schema";

export const messiah: Topic = {
  id: "messiah",
  order: 170,
  name: "Messiah",
  aliases: ["Christ", "Anointed one", "Messianic prophecy"],
  facts: [
    {
      text: "Messiah (Hebrew) and Christ (Greek) mean “anointed”",
      mark: "certain",
    },
    {
      text: "Kings, priests and at times prophets were anointed (1 Samuel 16:13; Exodus 29:7; 1 Kings 19:16)",
      mark: "certain",
    },
    {
      text: "Cyrus too is called anointed (Isaiah 45:1)",
      mark: "certain",
    },
  ],
  views: [
    "Christians see Jesus in these texts; Jewish readers look to a future king or read them as about their own time; both readings can be named",
  ],
  background: [
    {
      text: "Hopes before Jesus were many: a king, a priest, a prophet, a heavenly figure (Qumran texts speak of messiahs of Aaron and Israel)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "david" }, { person: "isaiah" }, { person: "jesus-of-nazareth" }],
  relatedVerses: [
    "2 Samuel 7:12-13",
    "Psalm 2:2",
    "Isaiah 9:6-7",
    "Isaiah 53:5",
    "Daniel 9:25-26",
    "Micah 5:2",
    "Zechariah 9:9",
    "Matthew 16:16",
    "John 4:25-26",
    "Acts 2:36",
  ],
  finds: ["dss", "isascroll"],
  pages: ["/study-guides#faq-fulfilled-prophecies", "/study-guides#daniel-prophecy"],
  application:
    "The hope for an anointed king asks what kind of rescue we look for, and what kind was given.",
};
