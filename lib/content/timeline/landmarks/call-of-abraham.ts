import type { Landmark } from "../schema";

const abraham = {
  year: -2091,
  label: "about 2091 BC",
  note: "Counted back by the Hebrew text of 1 Kings 6:1 and Exodus 12:40.",
};

export const callOfAbraham: Landmark = {
  id: "call-of-abraham",
  title: "Abraham leaves Haran",
  dates: {
    ussher: { year: -1921, label: "1921 BC (Ussher)" },
    septuagint: abraham,
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
