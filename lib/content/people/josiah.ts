import type { Person } from "./schema";

export const josiah: Person = {
  id: "josiah",
  order: 360,
  name: "Josiah",
  role: "king of Judah",
  era: "640-609 BC",
  relations: ["son of Amon", "father of Jehoahaz, Jehoiakim and Zedekiah"],
  keyVerses: ["2 Kings 22:1-2", "2 Kings 22:8", "2 Kings 23:25", "2 Kings 23:29"],
  facts: [
    {
      text: "The book of the Law was found in his eighteenth year, 622 BC (2 Kings 22:3-8)",
      mark: "certain",
    },
    {
      text: "Huldah the prophet confirmed it (2 Kings 22:14-20)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
