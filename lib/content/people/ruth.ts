import type { Person } from "./schema";

export const ruth: Person = {
  id: "ruth",
  order: 160,
  name: "Ruth",
  namedIn: ["Ruth", "Matthew 1"],
  role: "Moabite ancestor of David",
  era: "Judges",
  period: "judges",
  relations: ["wife of Boaz", "daughter-in-law of Naomi", "great-grandmother of David"],
  keyVerses: ["Ruth 1:16-17", "Ruth 4:13", "Matthew 1:5"],
  facts: [
    {
      text: "She is one of the women named in Matthew’s list of Jesus’ line (Matthew 1:3-6; 1:16)",
      mark: "certain",
    },
    {
      text: "She came as a foreigner and was welcomed",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
