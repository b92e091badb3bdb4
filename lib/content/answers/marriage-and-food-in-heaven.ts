import type { Answer } from "./schema";

export const marriageAndFoodInHeaven: Answer = {
  id: "marriage-and-food-in-heaven",
  section: "Faith basics",
  question: "Will people be married, and eat, in heaven?",
  askedAs: [
    "will i still be married in heaven",
    "is there sex in heaven",
    "will we eat in heaven",
    "what about widows who married again whose wife will she be",
    "will we be married in heaven",
    "do we eat and drink in heaven",
    "will i be with my spouse in heaven",
    "is there food in heaven",
    "what will we eat in heaven",
  ],
  answer:
    "Jesus says that there is no marrying at the resurrection; about food the Bible is glad to speak of a feast. He was asked about a woman who had had seven husbands, and answered that those who rise do not marry and cannot die. Most understand that nothing good in love is lost, only that it no longer needs a fence. The risen Jesus ate with his friends, and the great picture of the end is a wedding supper.",
  passages: [
    { reference: "Luke 20:34-36", why: "Jesus on marriage and the life to come." },
    { reference: "Isaiah 25:6-8", why: "A feast for all peoples, and the end of death." },
    { reference: "Luke 24:41-43", why: "The risen Jesus eats." },
    { reference: "Revelation 19:9", why: "The wedding supper." },
  ],
  christianViews:
    "C. S. Lewis suggested that we ask like a child who cannot imagine any joy greater than chocolate. Latter-day Saints teach marriages sealed for eternity; others find this ruled out by Matthew 22:30. Most, with Augustine, think that men and women will be raised as men and women.",
  sources: [
    {
      author: "C. S. Lewis",
      year: "1947",
      title: "Miracles",
      publication: "Geoffrey Bles, London",
      kind: "book",
    },
  ],
  related: ["what-is-heaven-like", "resurrection-of-the-body"],
};
