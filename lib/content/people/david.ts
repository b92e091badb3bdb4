import type { Person } from "./schema";

export const david: Person = {
  id: "david",
  order: 200,
  name: "David",
  role: "king of Israel",
  era: "about 1010-970 BC (approximate)",
  relations: ["son of Jesse", "father of Absalom and Solomon", "husband of Bathsheba"],
  keyVerses: ["1 Samuel 16:13", "2 Samuel 5:4-5", "2 Samuel 7:16", "Psalm 23:1", "Acts 13:22"],
  facts: [
    {
      text: "He reigned forty years, seven in Hebron and thirty-three in Jerusalem (1 Kings 2:11)",
      mark: "certain",
    },
    {
      text: "Jesus is called the son of David (Matthew 1:1)",
      mark: "certain",
    },
  ],
  attestedOutsideBible:
    "“House of David” on the Tel Dan Stele (9th century BC), as most read it; the reading on the Mesha Stele is disputed",
  finds: ["teldan"],
};
