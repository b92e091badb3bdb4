import type { Person } from "./schema";

export const zerubbabel: Person = {
  id: "zerubbabel",
  order: 450,
  name: "Zerubbabel",
  role: "governor of Judah",
  era: "about 538-515 BC",
  relations: ["of the line of Jehoiachin (Matthew 1:12)"],
  keyVerses: ["Ezra 3:2", "Haggai 1:1", "Zechariah 4:9"],
  facts: [
    {
      text: "He led the first return and laid the temple’s foundation",
      mark: "certain",
    },
    {
      text: "He is in both lists of Jesus’ line (Matthew 1:12-13; Luke 3:27)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
