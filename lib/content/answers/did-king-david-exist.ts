import type { Answer } from "./schema";

export const didKingDavidExist: Answer = {
  id: "did-king-david-exist",
  section: "People and places",
  question: "Did King David really exist?",
  askedAs: [
    "is king david historical",
    "evidence for king david",
    "was david real",
    "david and solomon archaeology",
    "house of david inscription",
  ],
  answer:
    "Most historians think so. A stone from Tel Dan, found in 1993, speaks of the House of David little more than a century after him, as the name of Judah’s kings. How large his kingdom was is disputed: some see a state with forts and copper mines, others a chief in the hills.",
  passages: [
    { reference: "2 Samuel 5:3-5", why: "David is made king of Israel." },
    { reference: "1 Kings 2:10-11", why: "Forty years, and his burial." },
    { reference: "2 Samuel 11:2-5", why: "The Bible does not hide his faults." },
  ],
  critics:
    "Israel Finkelstein dates the great buildings once given to Solomon a century later; Amihai Mazar and Yosef Garfinkel defend an early state, the latter from Khirbet Qeiyafa. Some read the Tel Dan words in another way, but few follow them.",
  sources: [],
  related: ["did-moses-exist"],
};
