import type { Answer } from "./schema";

export const hasAnyoneSeenGod: Answer = {
  id: "has-anyone-seen-god",
  section: "Doubts and hard texts",
  question: "If no one can see God, how did Moses and others see him?",
  askedAs: [
    "no one has seen god contradiction",
    "exodus 33 11 and 33 20 contradiction",
    "can you see god and live",
    "did jacob see god",
    "how could moses see god if no one can",
    "john 1 18 no one has seen god explained",
  ],
  answer:
    "The Bible says that no one has ever seen God, and also tells of several who did, so it must mean different kinds of seeing. Jacob, Moses, the elders of Israel and Isaiah see something of God and are amazed to be alive. Yet Moses, who spoke with God face to face, is told that no one can see that face and live. John sets the two side by side by saying that the Son has made the unseen Father known.",
  passages: [
    { reference: "Exodus 33:11", why: "The Lord speaks with Moses as with a friend." },
    { reference: "Exodus 33:20-23", why: "Moses may see the back, but not the face." },
    { reference: "Exodus 24:9-11", why: "Seventy elders see God and eat and drink." },
    { reference: "John 1:18", why: "No one has seen God; the Son has made him known." },
  ],
  christianViews:
    "Most Christians say that people saw appearances of God, or the angel of the Lord, or, as many fathers of the church held, the Son before he became man. The Orthodox distinguish God’s being, never seen, from his light or energies, which may be. Catholics hope for the sight of God in heaven.",
  critics:
    "Critics think that older stories let God be seen as a matter of course, and that later writers corrected them.",
  sources: [
    {
      author: "Benjamin D. Sommer",
      year: "2009",
      title: "The Bodies of God and the World of Ancient Israel",
      publication: "Cambridge University Press",
      kind: "book",
    },
  ],
  related: ["what-does-god-look-like", "hiddenness-of-god"],
};
