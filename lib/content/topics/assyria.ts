import type { Topic } from "./schema";

export const assyria: Topic = {
  id: "assyria",
  order: 560,
  name: "Assyria",
  aliases: ["Assyrians", "Nineveh’s empire"],
  facts: [
    {
      text: "It took Samaria in 722 or 720 BC and besieged Jerusalem in 701 BC",
      mark: "certain",
    },
    {
      text: "Isaiah calls Assyria the rod of God’s anger (Isaiah 10:5)",
      mark: "certain",
    },
  ],
  views: [
    "The end of Sennacherib’s siege: plague, angel, tribute or a mix of reports (2 Kings 18:14-16; 19:35)",
  ],
  background: [
    {
      text: "Its annals and reliefs boast of siege and exile",
      mark: "certain",
    },
  ],
  keyFigures: [
    "Tiglath-pileser III",
    "Shalmaneser V",
    "Sargon II",
    { person: "sennacherib" },
    "Esarhaddon",
  ],
  relatedVerses: [
    "2 Kings 15:29",
    "2 Kings 17:6",
    "2 Kings 18:13",
    "2 Kings 19:35-37",
    "Isaiah 10:5",
    "Isaiah 20:1",
    "Jonah 3:5",
    "Nahum 3:7",
  ],
  finds: ["kurkh", "obelisk", "tiglath", "sargon", "prism", "lachishrelief", "ninevehfall"],
  pages: ["/study-guides#kings-archaeology"],
  application:
    "Small peoples under a great power had to decide whom to trust; the question has not gone away.",
};
