import type { Answer } from "./schema";

export const canChristiansCelebrateHalloween: Answer = {
  id: "can-christians-celebrate-halloween",
  section: "Other faiths",
  question: "Can Christians celebrate Halloween?",
  askedAs: [
    "is halloween a sin",
    "is halloween pagan",
    "is halloween the devils birthday",
    "should my kids go trick or treating",
    "what does the bible say about halloween",
    "where does halloween come from",
    "may christians take part in halloween",
    "is it wrong to dress up for halloween",
    "is halloween evil",
    "trick or treat and faith",
    "origin of halloween",
    "is halloween okay for christian kids",
    "is halloween wrong",
  ],
  answer:
    "The Bible does not mention Halloween, so this is a matter of conscience, and Christians decide it differently. The name means the eve of All Hallows, the church’s feast of all saints on November 1; how much of the customs goes back to the Celtic feast of Samhain is uncertain. Dressing up and sharing candy is play to some families; others prefer to leave out what makes light of evil. Paul’s rule helps: act from faith, and don’t look down on a neighbor who decides otherwise.",
  passages: [
    { reference: "Romans 14:5-6", why: "Days may be judged differently, before the Lord." },
    { reference: "1 Corinthians 10:23-24", why: "What is lawful, and what builds up." },
    { reference: "Ephesians 5:8-11", why: "Live in the light; no part in deeds of darkness." },
    { reference: "Philippians 4:8", why: "What to fill one’s mind with." },
  ],
  christianViews:
    "Many Catholics keep All Saints and All Souls and enjoy the evening; some Protestants hold Reformation Day, since Luther’s theses are dated October 31, 1517, or a harvest party; Orthodox keep All Saints in another season. Others stay away, with Deuteronomy 18:9-12 in mind.",
  critics:
    "The historian Ronald Hutton finds little sure evidence of what Samhain was like as a religious feast, and much of the modern evening young.",
  sources: [
    {
      author: "Ronald Hutton",
      year: "1996",
      title: "The Stations of the Sun",
      publication: "Oxford University Press, Oxford",
      kind: "book",
    },
  ],
  related: ["is-the-christmas-tree-pagan", "is-easter-pagan"],
};
