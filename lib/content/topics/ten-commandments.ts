import type { Topic } from "./schema";

export const tenCommandments: Topic = {
  id: "ten-commandments",
  order: 80,
  name: "Ten Commandments",
  aliases: ["Decalogue"],
  facts: [
    {
      text: "They are given twice, at Sinai and in Moab (Exodus 20:1-17; Deuteronomy 5:6-21)",
      mark: "certain",
    },
    {
      text: "They were written on two tablets and put in the ark (Deuteronomy 10:4-5)",
      mark: "certain",
    },
    {
      text: "The reason for the Sabbath differs: creation in one, rescue in the other (Exodus 20:11; Deuteronomy 5:15)",
      mark: "certain",
    },
  ],
  views: ["Numbering differs: Jewish, Catholic and Lutheran, Orthodox and Reformed"],
  background: [
    {
      text: "In ancient law, absolute commands are rare beside case law",
      mark: "probable",
    },
  ],
  keyFigures: [{ person: "moses" }],
  relatedVerses: [
    "Exodus 20:1-3",
    "Exodus 20:8-11",
    "Exodus 20:12-17",
    "Deuteronomy 5:6-7",
    "Deuteronomy 10:4",
    "Mark 10:19",
    "Romans 13:9",
  ],
  finds: ["dss"],
  pages: ["/study-guides#faq-old-testament-law"],
  application:
    "The commandments name what a community needs in order to trust: truth, faithfulness, rest and respect for life.",
};
