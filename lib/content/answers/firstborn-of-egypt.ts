import type { Answer } from "./schema";

export const firstbornOfEgypt: Answer = {
  id: "firstborn-of-egypt",
  section: "Doubts and hard texts",
  question: "Why did God kill the firstborn of Egypt?",
  askedAs: [
    "was it fair to kill the egyptian children in the tenth plague",
    "why did god kill innocent babies in egypt",
    "passover death of the firstborn",
    "tenth plague morality",
    "why punish egyptian kids for pharaoh",
    "angel of death passover",
    "killing every oldest child",
    "blood on the doorposts why",
    "destroyer passed over",
    "last plague",
    "god murdered egyptian babies",
    "why not just kill pharaoh",
    "slave girl's son behind the mill",
    "innocent egyptians",
    "firstborn sons die",
    "tenth plague unfair",
    "a loving god killing kids in their sleep",
    "why did the children have to die so israel could go free",
    "what did the egyptian kids do",
    "collective punishment egypt",
    "explaining passover to children, the dead boys",
    "even the firstborn of the cattle",
    "i'm a mother and the tenth plague makes me sick",
    "theodicy of the plagues",
    "was the death of the firstborn justice for the drowned hebrew boys",
    "god kills babies exodus 12",
    "pasover angel killed the oldest",
    "firstborn plague moral",
    "I'm an Egyptian mother and every Passover I think of those boys",
    "why did god make all the oldest kids die in one night",
  ],
  answer:
    "Exodus tells it as the last of ten blows, after Pharaoh had ordered Hebrew boys drowned and had refused nine warnings; God calls Israel his own firstborn son. Children of servants and prisoners, who had no say, die too, and the story gives no answer to that. It ends in a loud cry in Egypt, and Jewish families to this day spill drops of wine at Passover, which is often explained as sorrow for the Egyptians. The story’s own aim is that slaves go free.",
  passages: [
    { reference: "Exodus 4:22-23", why: "Israel is God’s firstborn; the warning is given early." },
    { reference: "Exodus 1:22", why: "Pharaoh had ordered Hebrew boys thrown into the river." },
    { reference: "Exodus 12:29-32", why: "The night itself, and Pharaoh lets them go." },
    {
      reference: "Deuteronomy 24:16",
      why: "Later law: children are not to die for their parents.",
    },
  ],
  christianViews:
    "Some Christians say that life is God’s to give and to take, and that this judgment answered Egypt’s own crime. Others hold that the young who died are safe with God. Others read it as Israel’s song of deliverance, in which God takes the side of slaves, and not as a report.",
  critics:
    "Critics answer that to kill children for a ruler’s stubbornness, when God himself has hardened him, is wrong whoever does it. Historians find no trace of it in Egyptian records.",
  sources: [
    {
      author: "Nahum M. Sarna",
      year: "1986",
      title: "Exploring Exodus",
      publication: "Schocken Books",
      kind: "book",
    },
  ],
  related: ["pharaohs-heart", "exodus-evidence"],
};
