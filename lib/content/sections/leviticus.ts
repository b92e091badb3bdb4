import type { Section } from "./schema";

export const leviticus: readonly Section[] = [
  { passage: "Leviticus 1:1-9", words: "the burnt offering, first of the five sacrifices" },
  {
    passage: "Leviticus 2:1-3",
    words: "grain offering; peace offering; sin offering; guilt offering in the law of Moses",
  },
  {
    passage: "Leviticus 8:1-13",
    words: "Moses ordains Aaron and his sons as priests with anointing oil",
  },
  {
    passage: "Leviticus 10:1-7",
    words:
      "Nadab and Abihu, sons of Aaron, offer strange (unauthorised) fire and are burned to death",
  },
  {
    passage: "Leviticus 11:1-8",
    words: "clean and unclean animals to eat: pig, camel, rabbit; food laws, kosher",
  },
  {
    passage: "Leviticus 11:9-23",
    words: "fish with fins and scales; unclean birds; locusts may be eaten",
  },
  { passage: "Leviticus 12:1-8", words: "purification after childbirth" },
  {
    passage: "Leviticus 13:1-8",
    words: "laws about leprosy and skin disease; the priest examines",
  },
  {
    passage: "Leviticus 16:7-10",
    words: "two goats on the day of atonement; the scapegoat sent into the desert (Azazel)",
  },
  {
    passage: "Leviticus 16:29-34",
    words: "day of atonement (Yom Kippur) once a year in the seventh month",
  },
  {
    passage: "Leviticus 17:10-14",
    words: "do not eat blood; the life of the flesh is in the blood",
  },
  { passage: "Leviticus 18:6-23", words: "forbidden sexual relations; incest" },
  {
    passage: "Leviticus 19:9-18",
    words:
      "leave the corners of the field for the poor; do not hold a grudge; love your neighbour as yourself",
  },
  { passage: "Leviticus 19:26-31", words: "no tattoos, no mediums, fortune telling or divination" },
  {
    passage: "Leviticus 19:32-37",
    words: "rise before the old; honest scales; love the foreigner",
  },
  {
    passage: "Leviticus 20:6-27",
    words: "punishments for child sacrifice to Molech, mediums, adultery",
  },
  {
    passage: "Leviticus 23:1-14",
    words: "appointed feasts: sabbath, passover, unleavened bread, firstfruits",
  },
  { passage: "Leviticus 23:15-22", words: "feast of weeks, Pentecost, fifty days" },
  {
    passage: "Leviticus 23:23-44",
    words: "feast of trumpets, day of atonement, feast of booths (tabernacles)",
  },
  { passage: "Leviticus 24:10-16", words: "a man who blasphemed the Name is stoned" },
  { passage: "Leviticus 25:1-7", words: "sabbath year: every seventh year the land rests" },
  {
    passage: "Leviticus 25:8-17",
    words: "year of jubilee: every fiftieth year, liberty in the land and property goes back",
  },
  { passage: "Leviticus 26:3-13", words: "blessings for obedience, rain in season" },
  { passage: "Leviticus 27:30-34", words: "tithe: a tenth of everything belongs to the Lord" },
];
