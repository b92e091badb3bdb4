import type { Topic } from "./schema";

export const philistines: Topic = {
  id: "philistines",
  order: 550,
  name: "Philistines",
  aliases: ["Goliath’s people", "Sea Peoples"],
  facts: [
    {
      text: "Their five cities were Gaza, Ashdod, Ashkelon, Gath and Ekron (Joshua 13:3)",
      mark: "certain",
    },
    {
      text: "They came from Caphtor (Amos 9:7; Jeremiah 47:4), often taken to be Crete or the Aegean",
      mark: "certain",
    },
  ],
  views: ["Philistines in Genesis 21 and 26: an early group, or a later name for the land"],
  background: [
    {
      text: "Egypt under Ramesses III fought the Peleset among the Sea Peoples, about 1175 BC (Medinet Habu)",
      mark: "certain",
    },
  ],
  keyFigures: ["Goliath", "Achish", "Delilah", { person: "samson" }, { person: "david" }],
  relatedVerses: [
    "Joshua 13:3",
    "Judges 16:23",
    "1 Samuel 4:10",
    "1 Samuel 13:19-20",
    "1 Samuel 17:4",
    "2 Samuel 5:25",
    "Amos 9:7",
    "Jeremiah 47:4",
  ],
  finds: ["philistines", "ekron", "safi"],
  pages: [],
  application:
    "The stories are told from one side; they show how a feared neighbor shapes a people’s choices.",
};
