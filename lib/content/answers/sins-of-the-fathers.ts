import type { Answer } from "./schema";

export const sinsOfTheFathers: Answer = {
  id: "sins-of-the-fathers",
  section: "Doubts and hard texts",
  question: "Does God punish children for their parents’ sins?",
  askedAs: [
    "sins of the fathers visited on the children",
    "generational curses in the bible",
    "exodus 20:5 vs ezekiel 18:20",
    "third and fourth generation curse",
    "am i cursed because of what my parents did",
    "is my family cursed",
    "family curse bible",
    "am i punished for something my father did",
  ],
  answer:
    "No one is guilty before God for what his parents did, says Ezekiel 18 at length, though the Ten Commandments speak of God visiting the fathers’ sins on three or four generations. Many read the older line as being about consequences, since families lived together in such numbers of generations, or about those who go on in the same hatred. Others see the prophets correcting a proverb that made people despair. You are not under a curse because of your family.",
  passages: [
    { reference: "Ezekiel 18:1-4", why: "The prophet throws out the old proverb." },
    { reference: "Exodus 20:5-6", why: "The other voice, with mercy to thousands beside it." },
    { reference: "Deuteronomy 24:16", why: "Israel’s courts may not punish children for fathers." },
    { reference: "Jeremiah 31:29-30", why: "Jeremiah rejects the same proverb." },
  ],
  christianViews:
    "Most churches teach that wrong does pass on harm, but not guilt for particular acts; Western Christians also speak of original sin, which the Orthodox describe as inherited death and weakness. Some charismatic teachers speak of generational curses to be broken in prayer; others answer that Christ has already ended every curse.",
  critics:
    "Critics see an older idea of family guilt being replaced by a better one within the Bible itself, and they note that stories such as the death of David’s child keep the older idea.",
  sources: [
    {
      author: "Moshe Weinfeld",
      year: "1991",
      title: "Deuteronomy 1-11",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["davids-baby", "is-god-punishing-me"],
};
