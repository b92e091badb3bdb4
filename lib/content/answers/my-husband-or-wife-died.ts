import type { Answer } from "./schema";

export const myHusbandOrWifeDied: Answer = {
  id: "my-husband-or-wife-died",
  section: "Hard times",
  question: "My husband or wife died and I am alone. What now?",
  askedAs: [
    "i am a widow",
    "i lost my wife after 40 years",
    "widow bible verses",
    "the house is so empty since he died",
    "grieving my husband",
    "how do i live without her",
  ],
  answer:
    "When two have become one, half of oneself is gone, and it takes long. The Bible puts widows under God’s own protection and tells his people to look after them, so to ask for help is your right. Do only the next thing: eat, sleep, let one person in each day. You do not betray anybody by laughing again some day, and the one who rose from the dead says that love does not end at the grave.",
  passages: [
    { reference: "Psalms 68:5", why: "Defender of widows: that is how God is called." },
    { reference: "James 1:27", why: "To visit the bereaved is what faith is for." },
    { reference: "Ruth 1:20-21", why: "Naomi, widowed, says openly how bitter life has become." },
    { reference: "John 11:25-26", why: "The promise Jesus makes at a grave." },
  ],
  sources: [],
  related: ["know-loved-ones-in-heaven", "feeling-lonely"],
};
