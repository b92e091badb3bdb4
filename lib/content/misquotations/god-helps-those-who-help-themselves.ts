import type { Misquotation } from "./schema";

export const godHelpsThoseWhoHelpThemselves: Misquotation = {
  id: "god-helps-those-who-help-themselves",
  order: 10,
  wordings: [
    "god helps those who help themselves",
    "god help those who help themselves",
    "lord helps those who help themselves",
    "heaven helps those who help themselves",
    "god helps people who help themselves",
    "god helps them who help themselves",
    "god helps them that help themselves",
    "god helps him who helps himself",
    "god helps you if you help yourself",
    "god only helps those that help themselves",
    "help yourself and god will help you",
    "help yourself and heaven will help you",
    "god helps those that help themselves",
    "lord helps them that help themselves",
  ],
  answer:
    "That sentence is not in the Bible. It is an old proverb that became well known through Benjamin Franklin’s Poor Richard’s Almanack. The Bible speaks rather of help for those who cannot help themselves.",
  references: ["Romans 5:6", "Ephesians 2:8-9"],
};
