import type { Section } from "./schema";

export const leviticus: readonly Section[] = [
  ["Leviticus 1:1-9", "the burnt offering, first of the five sacrifices"],
  [
    "Leviticus 2:1-3",
    "grain offering; peace offering; sin offering; guilt offering in the law of Moses",
  ],
  ["Leviticus 8:1-13", "Moses ordains Aaron and his sons as priests with anointing oil"],
  [
    "Leviticus 10:1-7",
    "Nadab and Abihu, sons of Aaron, offer strange (unauthorised) fire and are burned to death",
  ],
  ["Leviticus 11:1-8", "clean and unclean animals to eat: pig, camel, rabbit; food laws, kosher"],
  ["Leviticus 11:9-23", "fish with fins and scales; unclean birds; locusts may be eaten"],
  ["Leviticus 12:1-8", "purification after childbirth"],
  ["Leviticus 13:1-8", "laws about leprosy and skin disease; the priest examines"],
  [
    "Leviticus 16:7-10",
    "two goats on the day of atonement; the scapegoat sent into the desert (Azazel)",
  ],
  ["Leviticus 16:29-34", "day of atonement (Yom Kippur) once a year in the seventh month"],
  ["Leviticus 17:10-14", "do not eat blood; the life of the flesh is in the blood"],
  ["Leviticus 18:6-23", "forbidden sexual relations; incest"],
  [
    "Leviticus 19:9-18",
    "leave the corners of the field for the poor; do not hold a grudge; love your neighbour as yourself",
  ],
  ["Leviticus 19:26-31", "no tattoos, no mediums, fortune telling or divination"],
  ["Leviticus 19:32-37", "rise before the old; honest scales; love the foreigner"],
  ["Leviticus 20:6-27", "punishments for child sacrifice to Molech, mediums, adultery"],
  ["Leviticus 23:1-14", "appointed feasts: sabbath, passover, unleavened bread, firstfruits"],
  ["Leviticus 23:15-22", "feast of weeks, Pentecost, fifty days"],
  ["Leviticus 23:23-44", "feast of trumpets, day of atonement, feast of booths (tabernacles)"],
  ["Leviticus 24:10-16", "a man who blasphemed the Name is stoned"],
  ["Leviticus 25:1-7", "sabbath year: every seventh year the land rests"],
  [
    "Leviticus 25:8-17",
    "year of jubilee: every fiftieth year, liberty in the land and property goes back",
  ],
  ["Leviticus 26:3-13", "blessings for obedience, rain in season"],
  ["Leviticus 27:30-34", "tithe: a tenth of everything belongs to the Lord"],
];
