import type { Answer } from "./schema";

export const whyDontJewsBelieveInJesus: Answer = {
  id: "why-dont-jews-believe-in-jesus",
  section: "Other faiths",
  question: "Why don’t Jews believe in Jesus?",
  askedAs: [
    "what do jews think about jesus",
    "what does judaism say about jesus",
    "why did the jews reject jesus",
    "are jews still waiting for the messiah",
    "who are messianic jews",
    "why was jesus rejected by his own people",
    "why do jewish people reject jesus",
    "did jews accept jesus as messiah",
    "what do jews believe about the messiah",
    "jewish view of jesus",
    "why is jesus not the messiah for jews",
    "do jews believe in jesus",
    "do jews believe jesus was the messiah",
  ],
  answer:
    "Most Jews do not see in him the Messiah of the prophets: the Messiah is to bring peace to the nations and gather Israel, and the world is plainly not yet at peace. They also hold that God is one and does not become man. All of Jesus’ first followers were Jews, as he was, and some Jews believe in him today, many of them called Messianic Jews, while nearly all Jewish communities regard that as leaving Judaism. What Christians have done to Jews in his name is a heavy part of the answer.",
  passages: [
    { reference: "Isaiah 2:2-4", why: "The peace that the Messiah’s days are to bring." },
    { reference: "Romans 9:1-5", why: "Paul’s love and grief for his own people." },
    { reference: "Romans 11:17-18", why: "Gentile believers must not boast over Israel." },
    { reference: "Acts 2:36-39", why: "The first believers in Jerusalem were Jews." },
  ],
  christianViews:
    "Some Christians pray and work that Jews may come to believe; others, and many Catholics since 1965, speak first of lasting covenant and shared hope, and leave the rest to God. The large churches now reject the charge that the Jewish people killed Christ.",
  critics:
    "Jewish scholars such as Amy-Jill Levine ask Christians to see Jesus within Judaism and not against it, since much that is preached about his opponents is a caricature. Maimonides thought that Christianity, though mistaken, helped to prepare the world for the Messiah.",
  sources: [
    {
      author: "Amy-Jill Levine",
      year: "2006",
      title: "The Misunderstood Jew",
      publication: "HarperSanFrancisco, San Francisco",
      kind: "book",
    },
    {
      author: "Maimonides",
      year: "c. 1180",
      title: "Mishneh Torah, Kings and Wars 11-12",
      publication: "Standard numbering",
      kind: "book",
    },
  ],
  related: ["are-the-jews-still-chosen", "was-jesus-a-jew"],
};
