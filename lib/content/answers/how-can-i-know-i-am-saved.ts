import type { Answer } from "./schema";

export const howCanIKnowIAmSaved: Answer = {
  id: "how-can-i-know-i-am-saved",
  section: "Faith basics",
  question: "How can I be sure that I am saved?",
  askedAs: [
    "how do i know if im really saved",
    "assurance of salvation",
    "i keep doubting my salvation",
    "i prayed the prayer but dont feel saved",
    "am i going to heaven when i die how can i be sure",
    "what if i didnt mean the prayer of salvation enough",
    "how can i know for certain that im going to heaven",
    "not sure if god has accepted me",
    "what are the signs of a saved person",
    "i worry that i am not really saved",
    "certainty of salvation",
    "im not sure im saved",
    "am i really saved",
    "how do you know if you are saved",
    "how can i be certain of heaven",
    "will i go to heaven when i die",
  ],
  answer:
    "To be sure, look away from yourself to what God promises: whoever comes to Jesus is not turned away. John wrote a letter so that believers may know it, and he names signs: trusting Christ, wanting to do right, loving others. None of them is ever perfect, and feelings come and go; the promise does not depend on how strongly you felt when you prayed. If the fear keeps returning and gives you no rest, talk with a pastor you trust, and with a doctor too, for worry itself can be treated.",
  passages: [
    { reference: "1 John 5:11-13", why: "Written so that believers may know." },
    { reference: "John 6:37", why: "Nobody who comes is thrown out." },
    { reference: "1 John 3:18-20", why: "When one’s own heart condemns, God is greater." },
    { reference: "Romans 8:15-16", why: "The Spirit tells us that we are God’s children." },
  ],
  christianViews:
    "Reformed, Lutheran and Baptist churches encourage assurance, the Reformed partly from the fruit in one’s life, Lutherans from the word and baptism. Methodists speak of the Spirit’s witness today. Catholics and Orthodox speak of firm hope, and warn against claiming to know one’s end.",
  sources: [],
  related: ["can-salvation-be-lost", "unforgivable-sin"],
};
