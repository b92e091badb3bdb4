import type { ChronologyInfo } from "./schema";

/** In the order of the switch; the first is the default. */
export const chronologies: readonly ChronologyInfo[] = [
  {
    id: "ussher",
    label: "Ussher",
    explanation:
      "James Ussher added the ages and reigns in the Hebrew Bible and reached 4004 BC for creation and 2348 BC for the Flood. His years are shown down to Solomon’s temple; from the divided kingdom onward the timeline uses the years historians have since fixed.",
    source: "James Ussher, Annales Veteris Testamenti (London, 1650).",
  },
  {
    id: "septuagint",
    label: "Septuagint",
    explanation:
      "The Greek Old Testament gives most of the early patriarchs a hundred years more before the next birth, so creation and the Flood lie far earlier. Later it differs in two places that matter here: it counts the 430 years of Exodus 12:40 in Egypt and in Canaan, which brings Abraham down to about 1836 BC, and it has 440 instead of 480 years in 1 Kings 6:1.",
    source:
      "The Greek numbers of Genesis 5 and 11; Flood date after Brian Thomas, Journal of Creation 31(1), 2017.",
  },
  {
    id: "late-date",
    label: "Late-date Exodus",
    explanation:
      "Many scholars, evangelicals among them, put the Exodus about 1260 BC under Ramesses II, because Exodus 1:11 names the city Raamses. They read the 480 years of 1 Kings 6:1 as twelve generations in round numbers; creation and the Flood keep Ussher’s years here.",
    source:
      "James K. Hoffmeier, Journal of the Evangelical Theological Society 50/2 (2007): 225-247; the reply is by Bryant G. Wood on pages 249-258.",
  },
  {
    id: "mainstream",
    label: "Mainstream",
    explanation:
      "Dates that most historians and scientists hold today: an old universe and earth, no single worldwide flood, and the kings of Israel and Judah dated by Assyrian and Babylonian records. Many Christians hold these dates too.",
    source:
      "Patterson 1956 for the earth, the Planck Collaboration 2020 for the universe, Assyrian and Babylonian lists for the kings.",
  },
];
