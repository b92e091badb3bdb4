import type { Landmark } from "../schema";

export const callOfAbraham: Landmark = {
  id: "call-of-abraham",
  title: "Abraham leaves Haran",
  dates: {
    ussher: { year: -1921, label: "1921 BC (Ussher)" },
    septuagint: {
      year: -1836,
      label: "about 1836 BC",
      note: "The Greek of Exodus 12:40 counts its 430 years in Egypt and in Canaan, so from Abraham’s coming there.",
    },
    "late-date": {
      year: -1800,
      earliest: -1900,
      latest: -1600,
      label: "about 1900 to 1600 BC",
      note: "The late view gives a span, not a year; the marker stands inside it.",
    },
    mainstream: {
      year: null,
      label: "Not dated",
      note: "Many historians hold that the stories of the patriarchs cannot be dated.",
    },
  },
  biblicalReferences: ["Genesis 12:4"],
};
