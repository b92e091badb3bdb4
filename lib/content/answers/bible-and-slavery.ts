import type { Answer } from "./schema";

export const bibleAndSlavery: Answer = {
  id: "bible-and-slavery",
  section: "Doubts and hard texts",
  question: "Does the Bible condone slavery?",
  askedAs: [
    "does the bible support slavery",
    "why didn't jesus condemn slavery",
    "why does god allow slavery in the bible",
    "why didnt the bible just ban slavery",
    "leviticus 25 foreign slaves property",
    "did christians use the bible to defend slavery",
    "why is slavery in the bible",
    "what does the bible say about slavery",
    "is the bible pro slavery",
    "why are there slaves in the bible",
    "does god think slavery is bad",
  ],
  answer:
    "The Bible regulates slavery and nowhere simply forbids it; Israel could hold foreigners as slaves for life. It also limits it in ways unusual for the time: kidnapping for slavery is a capital crime, runaways must not be handed back, and Israel is told again and again that it was itself a slave. The New Testament tells slaves to obey and masters to be fair, but also calls slave and free one in Christ and asks Philemon to receive his slave as a brother. Christians used it both to defend slavery and to end it.",
  passages: [
    {
      reference: "Leviticus 25:44-46",
      why: "The hardest text: foreigners may be owned and inherited.",
    },
    { reference: "Exodus 21:16", why: "Stealing a person to sell is punished with death." },
    {
      reference: "Deuteronomy 23:15-16",
      why: "A slave who escapes is to be sheltered, not returned.",
    },
    {
      reference: "Philemon 1:15-16",
      why: "Paul asks for Onesimus to be received as more than a slave.",
    },
  ],
  christianViews:
    "Nearly all churches today hold slavery to be evil. Many see a direction in the Bible that leads beyond its own laws, from the image of God in everyone to one body in Christ. Others stress that God gave laws for hard hearts, as Jesus said of divorce, without approving of what they limit.",
  critics:
    "Critics reply that God forbids far smaller things outright, that the laws treat foreign slaves as property, and that the Bible gave slaveholders their best texts. On this view abolition owed more to the Enlightenment and to the enslaved themselves than to Scripture.",
  sources: [
    {
      author: "Hector Avalos",
      year: "2011",
      title: "Slavery, Abolitionism, and the Ethics of Biblical Scholarship",
      publication: "Sheffield Phoenix Press",
      kind: "book",
    },
    {
      author: "Mark A. Noll",
      year: "2006",
      title: "The Civil War as a Theological Crisis",
      publication: "University of North Carolina Press",
      kind: "book",
    },
    {
      author: "William J. Webb",
      year: "2001",
      title: "Slaves, Women and Homosexuals",
      publication: "InterVarsity Press",
      kind: "book",
    },
  ],
  related: ["exodus-21-slaves"],
};
