import type { Answer } from "./schema";

export const isThereSpiritualWarfare: Answer = {
  id: "is-there-spiritual-warfare",
  section: "Faith basics",
  question: "What is spiritual warfare, and what is the armor of God?",
  askedAs: [
    "armor of god meaning",
    "how do i fight the devil",
    "is satan attacking me",
    "how to protect myself from evil",
    "prayer against evil spirits",
    "what does putting on the whole armor of god mean",
    "i feel attacked by satan",
    "what is the helmet of salvation",
    "sword of the spirit and shield of faith",
    "how to resist the devil",
    "fighting demons with prayer",
    "breastplate of righteousness",
    "how do i defend myself against satan",
    "what is the armor of god",
    "how do i put on the armor of god",
    "what weapons do we have against the devil",
  ],
  answer:
    "Spiritual warfare is the New Testament’s picture for the struggle to stay faithful and good when evil pulls the other way; Paul says that it is not against people. The armor he names is truth, righteousness, readiness with the gospel of peace, faith, salvation, God’s word, and beside it prayer: nothing magical, and nothing to be afraid of. Believers are told to resist and stand, since Christ has already won. Not every trouble is an attack; sleep, a doctor, or an honest talk may be what is needed.",
  passages: [
    { reference: "Ephesians 6:10-13", why: "Against whom the struggle is, and against whom not." },
    { reference: "Ephesians 6:14-18", why: "The armor, piece by piece." },
    { reference: "James 4:7-8", why: "Resist the devil, and come near to God." },
    { reference: "1 John 4:4", why: "The one within is greater." },
  ],
  christianViews:
    "Many charismatics pray against particular spirits, even of places; others find no such practice in Scripture and keep to prayer, repentance and a good life. Catholics and Orthodox add the sacraments, fasting and the sign of the cross.",
  critics:
    "Many today take such language as a picture for inner conflicts or for unjust powers in society, as Walter Wink did; some warn that seeing demons everywhere makes fear, and enemies of people.",
  sources: [
    {
      author: "Walter Wink",
      year: "1992",
      title: "Engaging the Powers",
      publication: "Fortress Press, Minneapolis",
      kind: "book",
    },
  ],
  related: ["are-demons-real", "who-is-satan"],
};
