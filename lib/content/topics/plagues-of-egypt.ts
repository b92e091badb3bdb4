import type { Topic } from "./schema";

export const plaguesOfEgypt: Topic = {
  id: "plagues-of-egypt",
  order: 570,
  name: "Plagues of Egypt",
  aliases: ["Ten plagues"],
  facts: [
    {
      text: "The plagues are blood, frogs, gnats, flies, livestock, boils, hail, locusts, darkness and the firstborn (Exodus 7-12)",
      mark: "certain",
    },
    {
      text: "Each answers Pharaoh’s “Who is the Lord?” (Exodus 5:2)",
      mark: "certain",
    },
  ],
  views: ["Miracle alone; a chain of natural events timed by God; a shaped retelling"],
  background: [
    {
      text: "The Ipuwer papyrus is often cited, but its date and meaning do not fit an eyewitness report of the plagues",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "moses" }, { person: "aaron" }, "Pharaoh"],
  relatedVerses: [
    "Exodus 5:2",
    "Exodus 7:20",
    "Exodus 8:6",
    "Exodus 9:23",
    "Exodus 10:13-14",
    "Exodus 10:22",
    "Exodus 12:12",
    "Exodus 12:29",
    "Psalm 105:28-29",
  ],
  finds: ["avaris"],
  pages: ["/study-guides#exodus-plagues"],
  application: "The account asks what a hardened heart looks like, in rulers and in ourselves.",
};
