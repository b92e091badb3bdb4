import type { PersonFacts } from "../schema";

export const beginnings: PersonFacts[] = [
  {
    name: "Adam",
    facts: [
      ["wife", "Eve", "Genesis 3:20"],
      [
        "sons",
        "Cain, Abel and Seth",
        "Genesis 4:1-2; Genesis 4:25",
        "Genesis 5:4 adds that he had other sons and daughters, without their names.",
      ],
      [
        "daughters",
        "not named",
        "Genesis 5:4",
        "The Bible says that he had daughters and names none of them.",
      ],
      ["lived", "930 years", "Genesis 5:5"],
    ],
  },
  {
    name: "Eve",
    isWoman: true,
    facts: [
      ["sons", "Cain, Abel and Seth", "Genesis 4:1-2; Genesis 4:25"],
      ["meaning", "the mother of all living", "Genesis 3:20"],
    ],
  },
  {
    name: "Cain",
    facts: [
      ["sons", "Enoch (Cain’s son)", "Genesis 4:17"],
      ["work", "a tiller of the ground, a farmer", "Genesis 4:2"],
      ["wife", "not named", "Genesis 4:17", "The Bible does not name Cain’s wife."],
    ],
  },
  {
    name: "Abel",
    facts: [
      ["killed by", "his brother Cain", "Genesis 4:8"],
      ["work", "a keeper of sheep", "Genesis 4:2"],
    ],
  },
  {
    name: "Lamech",
    who: "of Cain’s line",
    facts: [
      ["wife", "Adah and Zillah", "Genesis 4:19"],
      ["sons", "Jabal, Jubal and Tubal-cain", "Genesis 4:20-22"],
    ],
  },
  {
    name: "Tubal-cain",
    spellings: ["Tubalcain", "Tubal Cain"],
    facts: [
      ["sisters", "Naamah (Tubal-cain’s sister)", "Genesis 4:22"],
      ["mother", "Zillah", "Genesis 4:22"],
    ],
  },
  {
    name: "Seth",
    facts: [
      ["lived", "912 years", "Genesis 5:8"],
      ["sons", "Enosh", "Genesis 4:26"],
    ],
  },
  {
    name: "Enosh",
    spellings: ["Enos"],
    facts: [
      ["lived", "905 years", "Genesis 5:11"],
      ["sons", "Kenan", "Genesis 5:9"],
    ],
  },
  {
    name: "Kenan",
    spellings: ["Cainan"],
    facts: [
      ["lived", "910 years", "Genesis 5:14"],
      ["sons", "Mahalalel", "Genesis 5:12"],
    ],
  },
  {
    name: "Mahalalel",
    spellings: ["Mahalaleel"],
    facts: [
      ["lived", "895 years", "Genesis 5:17"],
      ["sons", "Jared", "Genesis 5:15"],
    ],
  },
  {
    name: "Jared",
    facts: [
      ["lived", "962 years", "Genesis 5:20"],
      ["sons", "Enoch", "Genesis 5:18"],
    ],
  },
  {
    name: "Enoch",
    facts: [
      ["lived", "365 years", "Genesis 5:23-24", "He did not die: God took him."],
      ["sons", "Methuselah", "Genesis 5:21"],
    ],
  },
  { name: "Enoch", who: "Cain’s son", facts: [["father", "Cain", "Genesis 4:17"]] },
  {
    name: "Methuselah",
    facts: [
      ["lived", "969 years", "Genesis 5:27"],
      ["sons", "Lamech (Noah’s father)", "Genesis 5:25"],
    ],
  },
  {
    name: "Lamech",
    who: "Noah’s father",
    facts: [
      ["lived", "777 years", "Genesis 5:31"],
      ["sons", "Noah", "Genesis 5:28-29"],
    ],
  },
  {
    name: "Noah",
    spellings: ["Noe"],
    facts: [
      ["work", "a farmer, who planted a vineyard", "Genesis 9:20"],
      ["lived", "950 years", "Genesis 9:29"],
      ["sons", "Shem, Ham and Japheth", "Genesis 6:10"],
      ["grandfather", "Methuselah", "Genesis 5:25-29"],
      ["wife", "not named", "Genesis 7:7", "The Bible does not name Noah’s wife."],
    ],
  },
  {
    name: "Shem",
    facts: [
      ["lived", "500 years after Arphaxad was born, when he was 100", "Genesis 11:10-11"],
      ["sons", "Elam, Asshur, Arphaxad, Lud and Aram", "Genesis 10:22"],
    ],
  },
  { name: "Arphaxad", spellings: ["Arpachshad"], facts: [["sons", "Shelah", "Genesis 11:12"]] },
  { name: "Ham", facts: [["sons", "Cush, Mizraim, Put and Canaan", "Genesis 10:6"]] },
  { name: "Put", spellings: ["Phut"], facts: [] },
  {
    name: "Japheth",
    facts: [["sons", "Gomer, Magog, Madai, Javan, Tubal, Meshech and Tiras", "Genesis 10:2"]],
  },
  { name: "Cush", facts: [["sons", "Nimrod", "Genesis 10:8"]] },
  {
    name: "Jubal",
    facts: [["work", "the father of all who play the harp and pipe", "Genesis 4:21"]],
  },
  {
    name: "Tubal Cain",
    facts: [["work", "a forger of bronze and iron", "Genesis 4:22"]],
  },
  { name: "Nimrod", facts: [["work", "a mighty hunter", "Genesis 10:8-9"]] },
  {
    name: "Eber",
    facts: [
      ["sons", "Peleg and Joktan", "Genesis 10:25"],
      ["father", "Shelah", "Genesis 11:14"],
    ],
  },
  { name: "Shelah", spellings: ["Salah"], facts: [] },
  { name: "Peleg", facts: [["meaning", "division", "Genesis 10:25"]] },
  {
    name: "Terah",
    facts: [
      ["sons", "Abraham, Nahor and Haran", "Genesis 11:26"],
      ["lived", "205 years", "Genesis 11:32"],
      ["died", "in Haran", "Genesis 11:32"],
    ],
  },
  {
    name: "Haran",
    who: "Abraham’s brother",
    facts: [
      ["father", "Terah", "Genesis 11:26"],
      ["sons", "Lot", "Genesis 11:27"],
      ["died", "in Ur of the Chaldees", "Genesis 11:28"],
    ],
  },
  { name: "Nahor", facts: [["wife", "Milcah", "Genesis 11:29"]] },
  {
    name: "Lot",
    facts: [
      ["uncle", "Abraham", "Genesis 12:5; Genesis 14:12"],
      ["sons", "Moab and Ben-ammi", "Genesis 19:37-38"],
      ["wife", "not named", "Genesis 19:26", "The Bible does not name Lot’s wife."],
      ["daughters", "not named", "Genesis 19:30", "The Bible does not name Lot’s daughters."],
    ],
  },
  { name: "Ben-ammi", spellings: ["Benammi", "Ben Ammi"], facts: [] },
];
