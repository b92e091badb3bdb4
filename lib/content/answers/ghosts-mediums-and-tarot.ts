import type { Answer } from "./schema";

export const ghostsMediumsAndTarot: Answer = {
  id: "ghosts-mediums-and-tarot",
  section: "Other faiths",
  question: "Are ghosts real, and is it wrong to go to a medium or use tarot?",
  askedAs: [
    "can i talk to my dead mother through a medium",
    "what does the bible say about ghosts",
    "are tarot cards a sin",
    "is using a ouija board bad",
    "can spirits of dead people visit us",
    "did saul really talk to the ghost of samuel",
    "i think my house is haunted",
    "can i contact my dead husband through a psychic",
    "fortune telling in the bible",
    "is tarot evil",
    "psychics and the bible",
    "can christians go to a medium",
    "the witch of endor",
    "is witchcraft a sin",
    "can christians read tarot cards",
    "is tarot a sin",
    "are ghosts real",
    "are there ghosts",
    "can a psychic talk to my mom",
    "do psychics really talk to the dead",
  ],
  answer:
    "The Bible tells people not to seek the dead or use fortune-telling, and to bring their questions to God. Whether ghosts exist it hardly discusses; the disciples thought of one when they saw Jesus, and once, at En Dor, Samuel appears to Saul, to the medium’s own terror. If you long to speak once more with someone who has died, that longing is love, and nobody should shame you for it. Be careful with people who take money for it; talk with someone who will sit with you in your grief.",
  passages: [
    { reference: "Deuteronomy 18:10-12", why: "The command, and the practices it names." },
    { reference: "Isaiah 8:19", why: "Should not a people ask its God?" },
    { reference: "1 Samuel 28:11-15", why: "The one such story in the Bible." },
    { reference: "Luke 24:37-39", why: "The risen Jesus shows that he is no ghost." },
  ],
  christianViews:
    "On En Dor some fathers and many today think that God truly let Samuel come; others, Luther and Calvin among them, that it was a deception. Catholics and Orthodox, who ask the saints for their prayers, also forbid calling up the dead. Most churches see fortune-telling as dangerous, or simply false.",
  critics:
    "Skeptics explain hauntings by sleep, grief, suggestion and drafts, and mediums by skilled guessing. Doctors know that many mourners feel or hear the one they lost, and that it is mostly harmless.",
  sources: [
    {
      author: "Ray Hyman",
      year: "1977",
      title: "Cold Reading: How to Convince Strangers That You Know All About Them",
      publication: "The Zetetic 1",
      kind: "magazine",
    },
  ],
  related: ["can-the-dead-see-us", "is-astrology-wrong"],
};
