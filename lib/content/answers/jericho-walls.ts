import type { Answer } from "./schema";

export const jerichoWalls: Answer = {
  id: "jericho-walls",
  section: "Doubts and hard texts",
  question: "Did the walls of Jericho really fall?",
  askedAs: [
    "is there evidence for the walls of jericho",
    "jericho archaeology",
    "did joshua really destroy jericho",
    "when was jericho destroyed",
    "kathleen kenyon jericho date",
    "is the battle of jericho true",
    "did archaeologists find jericho",
    "ruins of jericho walls fell down",
  ],
  answer:
    "A walled Jericho was certainly destroyed by fire, but most archaeologists date that about 150 years or more before Joshua could have come. Kathleen Kenyon, who dug there in the 1950s, put it at about 1550 BC, and radiocarbon from charred grain agrees. Bryant Wood argued in 1990 that the pottery points to about 1400 BC, which fits an early date for the Exodus. Few specialists have followed him; for most of the field the question is settled, while some believers hold it open.",
  passages: [
    { reference: "Joshua 6:20-21", why: "The fall of the wall as the Bible tells it." },
    { reference: "Joshua 2:15", why: "Rahab’s house is built on the wall." },
    { reference: "1 Kings 16:34", why: "The city is rebuilt centuries later." },
  ],
  christianViews:
    "Some Christians follow Wood’s date. Others hold that erosion removed what was left of a later, smaller town. Others take the story as Israel’s telling of God’s gift of the land, with a real memory behind it that digging cannot measure.",
  critics:
    "Critics say that there was no walled city at Jericho in the late 13th century BC, the date most often given to Israel’s arrival, and that the story arose to explain an ancient ruin.",
  sources: [
    {
      author: "Kathleen M. Kenyon",
      year: "1957",
      title: "Digging Up Jericho",
      publication: "Ernest Benn",
      kind: "book",
    },
    {
      author: "Bryant G. Wood",
      year: "1990",
      title: "Did the Israelites Conquer Jericho?",
      publication: "Biblical Archaeology Review 16(2): 44-58",
      kind: "magazine",
    },
    {
      author: "Hendrik J. Bruins and Johannes van der Plicht",
      year: "1995",
      title:
        "Tell es-Sultan (Jericho): Radiocarbon results of short-lived cereal and multiyear charcoal samples",
      publication: "Radiocarbon 37(2): 213-220",
      kind: "peer-reviewed",
    },
  ],
  related: ["exodus-evidence", "canaanite-conquest"],
};
