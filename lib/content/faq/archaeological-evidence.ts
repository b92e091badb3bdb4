import type { FaqItem } from "./schema";

export const archaeologicalEvidence: FaqItem = {
  id: "faq-archaeological-evidence",
  order: 180,
  section: "The Bible: text, canon, reliability",
  question: "Is there any archaeological evidence for the Bible?",
  askedAs: [
    "has archaeology proved the bible",
    "what has archaeology found about the bible",
    "archaeological discoveries that confirm the bible",
    "is there any proof for the bible",
    "does archaeology support the old testament",
    "is the bible historically accurate",
    "tel dan stele house of david",
    "hezekiah tunnel inscription",
    "merneptah stele",
    "pilate stone caesarea",
    "digging in israel bible finds",
    "pool of siloam pool of bethesda discovered",
    "moabite mesha stone",
    "is any of it backed up by digs",
    "biblical archeology",
    "artefacts proving kings of judah",
    "cyrus cylinder",
    "what have they dug up",
    "lachish relief sennacherib prism",
    "caiaphas ossuary",
    "is there physical evidence for bible people",
    "james ossuary forged",
    "finkelstein minimalists",
    "jehoiachin ration tablets",
    "did historians find stuff from the bible",
    "I want hard facts from the ground not faith",
    "old stuff found in jerusalem",
    "show me one artifact that mentions anyone from scripture",
    "Assess the relation of archaeology to biblical history",
    "which biblical figures are confirmed outside the bible",
    "real places in the bible you can visit",
    "museum objects connected with the bible",
    "Is history in Bible confirmed by excavation?",
    "seal of baruch bulla",
  ],
  answer: `Yes: many people, places and customs of the Bible are known from finds, above all from the time of the kings onward, although digging cannot prove a miracle.

Some examples are secure. The Merneptah Stele mentions Israel in about 1208 BC. The Tel Dan Stele of the ninth century BC speaks of the “House of David,” on the reading most scholars accept. Sennacherib’s prism of 691 BC tells how he shut Hezekiah up in Jerusalem during the campaign of 2 Kings 18:13. The silver scrolls from Ketef Hinnom, about 600 BC, carry a form of the blessing in Numbers 6:24-26. The Cyrus Cylinder fits the policy that Ezra 1:1-4 describes. A stone found at Caesarea in 1961 names Pontius Pilate.

The limits deserve the same honesty. Outside evidence is thin for the stories of Abraham’s family, of the Exodus and of the conquest, and the date of Jericho’s fall is disputed. Some scholars conclude that those accounts are late; others say that herdsmen and slaves leave few traces.

A find can show that a name is real. It cannot establish the whole story around it.`,
  verse: "Luke 1:3-4",
  sources: [
    {
      author: "Avraham Biran and Joseph Naveh",
      year: "1995",
      title: "The Tel Dan Inscription: A New Fragment",
      publication: "Israel Exploration Journal 45: 1-18",
      kind: "peer-reviewed",
    },
    {
      author: "Sennacherib’s scribes",
      year: "691 BC",
      title: "Taylor Prism",
      publication: "British Museum, London",
      kind: "ancient-source",
      url: "https://www.britishmuseum.org/collection/object/W_1855-1003-1",
    },
  ],
};
