import type { Answer } from "./schema";

export const whatIsArmageddon: Answer = {
  id: "what-is-armageddon",
  section: "Faith basics",
  question: "What is Armageddon?",
  askedAs: [
    "armageddon meaning in the bible",
    "where is armageddon",
    "battle of armageddon explained",
    "is world war 3 armageddon",
    "har megiddo",
    "will there be a nuclear war in the bible",
    "is armageddon a real place",
    "last battle in the bible",
    "megiddo final war",
    "the end war of revelation",
    "when will armageddon happen",
    "when is the battle of armageddon",
    "the battle of armageddon",
  ],
  answer:
    "Armageddon is the place, named once in Revelation 16:16, where the kings of the world gather for battle against God. The name is said to be Hebrew and probably means the mountain of Megiddo, a town on a plain in the north of Israel where armies had often fought. Strangely, no real fight is told: when Christ appears, the battle is over. So the passage is less about a war to fear than about who wins, and it names no nation or weapon of today.",
  passages: [
    { reference: "Revelation 16:13-16", why: "The one passage that has the name." },
    { reference: "Revelation 19:19-21", why: "The armies gather, and the rider has already won." },
    { reference: "Judges 5:19", why: "Kings fought at Megiddo long before." },
    { reference: "Psalms 46:8-10", why: "God ends wars and breaks the weapons." },
  ],
  christianViews:
    "Futurists expect a real last war in the Middle East. Preterists think of the fall of Jerusalem or of Rome. Many Catholics, Orthodox and Reformed read it as the last form of the old struggle between God and evil, in the picture language of the prophets.",
  critics:
    "Scholars note that Megiddo stands by a plain and has no mountain, and some suggest other meanings of the name, such as “mount of assembly” (Isaiah 14:13). They warn that reading the news into it has misled every generation.",
  sources: [
    {
      author: "Craig R. Koester",
      year: "2014",
      title: "Revelation",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
  ],
  related: ["what-is-the-great-tribulation", "who-is-the-antichrist"],
};
