import type { Answer } from "./schema";

export const numbers31: Answer = {
  id: "numbers-31",
  section: "Doubts and hard texts",
  question: "Why did Moses have the women and boys of Midian killed in Numbers 31?",
  askedAs: [
    "numbers 31 keep the virgins for yourselves",
    "midianite women and children killed",
    "did moses order the rape of virgins",
    "numbers 31 explained",
    "why were 32000 virgins taken as plunder",
    "moses told them to keep the virgin girls alive",
    "32000 midianite girls",
  ],
  answer:
    "Numbers presents it as vengeance because Midianite women had drawn Israel into the worship of Baal of Peor; Moses orders the boys and the married women killed and lets the soldiers keep the girls. It is one of the darkest chapters in the Bible, and no explanation makes it light. The words do not mention rape, and another law forbids using a captive woman at once, but a captive girl had no choice about what followed.",
  passages: [
    { reference: "Numbers 31:15-18", why: "Moses’ order, given in anger." },
    { reference: "Numbers 25:1-3", why: "The event it refers to." },
    {
      reference: "Deuteronomy 21:10-14",
      why: "The law on captive women: a month’s mourning, then marriage or freedom.",
    },
    { reference: "Numbers 31:19-20", why: "Those who have killed are unclean for seven days." },
  ],
  christianViews:
    "Some Christians accept it as a judgment given once, under God’s command. Others note that God commands the war in this chapter, and that the killing of captives is Moses’ own order. Others read it as a later, ideal war story with impossible figures, not a report.",
  critics:
    "Critics say that it describes the massacre of boys and the sharing out of girls as plunder, under what the chapter calls God’s vengeance, and that any modern court would call it a war crime.",
  sources: [
    {
      author: "Baruch A. Levine",
      year: "2000",
      title: "Numbers 21-36",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
    {
      author: "Susan Niditch",
      year: "1993",
      title: "War in the Hebrew Bible",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["canaanite-conquest", "rape-laws"],
};
