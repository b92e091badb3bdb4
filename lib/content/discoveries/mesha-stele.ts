import type { Discovery } from "./schema";

export const meshaStele: Discovery = {
  id: 18,
  slug: "mesha-stele",
  title: "Mesha Stele (Moabite Stone)",
  askedAs: ["Moabite Stone", "Mesha Stele"],
  category: "mainstream",
  description:
    "King Mesha of Moab, known from 2 Kings 3:4-27, tells on a basalt stone how he threw off the rule of Israel. The text names Omri, the god Chemosh and YHWH, the God of Israel.",
  location: "Dhiban (biblical Dibon), Jordan; now in the Louvre, Paris (5066)",
  coordinates: { latitude: 31.501, longitude: 35.776, approximate: true },
  year: "Found 1868; carved about 840–800 BC",
  objection:
    "Stone and Bible tell the war from opposite sides and differ on who won and when. Whether line 31 names the House of David is disputed: André Lemaire says yes; Israel Finkelstein, Nadav Na’aman and Thomas Römer proposed Balak instead.",
  significance:
    "Here the enemy’s own account of a war in the book of Kings can be read. Reading both teaches how ancient peoples wrote history, each before its god.",
  detailedDescription: `In August 1868 the missionary Frederick Augustus Klein was shown an inscribed black stone at Dhiban, the Dibon of the Bible, east of the Dead Sea. In 1869, in the course of a dispute, it was broken to pieces. Charles Clermont-Ganneau secured a squeeze, which is an impression taken in wet paper, and many of the fragments. Some 60% of the text can still be read on stone; for the rest the paper is the witness. The Louvre received it in 1873.

The restored monument stands 124 cm high and 71 cm wide. Its 34 lines in Moabite, a close relative of Hebrew, make it the longest royal inscription of the region. Mesha says that Omri, king of Israel, oppressed Moab for a long time because the god Chemosh was angry with his land. Now Chemosh has shown him favor. Mesha takes back towns, among them Ataroth, where the men of Gad had lived, and Nebo, from which he carries off the vessels of YHWH.

A reader of the Bible is on familiar ground. Omri’s reign is told in 1 Kings 16:23-24. 2 Kings 3:4-27 presents Mesha as a sheep breeder who paid tribute to Israel and rebelled after Ahab’s death, as 2 Kings 1:1 has already said. Numbers 32:34 has the men of Gad build Ataroth and Dibon, and Numbers 21:29 calls Moab the people of Chemosh.

The accounts also differ. Kings tells of a campaign by Israel, Judah and Edom that laid Moab waste and ended in retreat before the last city. Mesha tells of victories alone, and the time at which he sets the revolt is hard to match with Kings. Each writer selects, and neither set out to answer the other.

Line 31 is damaged. In 1994 Lemaire restored it as “House of David.” Finkelstein, Na’aman and Römer suggested the name Balak in 2019. Michael Langlois, also in 2019, judged “House of David” the most probable reading but still hypothetical; Matthieu Richelle examined it again in 2021, and Lemaire and Jean-Philippe Delorme affirmed their reading in 2022. The point remains open.`,
  evidence: [
    "The stone is black basalt, 124 by 71 cm as restored.",
    "Its 34 lines are the longest royal text known from the region.",
    "It names Omri, king of Israel, as the oppressor of Moab, and tells of Mesha’s revolt.",
    "Line 18 names YHWH, whose vessels Mesha took from Nebo.",
    "The men of Gad appear at Ataroth, as in Numbers 32:34.",
  ],
  scientificAnalysis: [
    "Stone and squeeze have been photographed anew with light from many angles (RTI), which brings out worn strokes.",
    "With these images Langlois (2019) calls “House of David” in line 31 the likeliest reading but unproved; Finkelstein and others read the traces differently.",
  ],
  biblicalReferences: [
    "2 Kings 1:1",
    "2 Kings 3:4-27",
    "Numbers 21:29",
    "Numbers 32:34",
    "1 Kings 16:23-24",
  ],
  researchPapers: [
    {
      author: "André Lemaire",
      year: "1994",
      title: "“House of David” Restored in Moabite Inscription",
      publication: "Biblical Archaeology Review 20(3)",
      kind: "magazine",
      summary: "Proposes the name of David’s dynasty in line 31.",
    },
    {
      author: "Israel Finkelstein, Nadav Na’aman and Thomas Römer",
      year: "2019",
      title: "Restoring Line 31 in the Mesha Stele: The ‘House of David’ or Biblical Balak?",
      publication: "Tel Aviv 46(1): 3-11",
      kind: "peer-reviewed",
      summary: "Rejects that reading and suggests King Balak.",
      url: "https://doi.org/10.1080/03344355.2019.1586378",
    },
    {
      author: "Michael Langlois",
      year: "2019",
      title:
        "The Kings, the City and the House of David on the Mesha Stele in Light of New Imaging Techniques",
      publication: "Semitica 61: 23-47",
      kind: "journal",
      summary: "From new images, finds “House of David” most probable, though not certain.",
    },
  ],
  physicalEvidence: [
    {
      type: "Stone fragments",
      description: "Pieces of black basalt, set together again in the Louvre.",
      analysis: "They hold about 60% of the text.",
    },
    {
      type: "Paper squeeze",
      description: "Impression made in 1869, before the stone was broken.",
      analysis: "Preserves the lost parts and has been photographed with modern methods.",
    },
  ],
  controversies: [
    "Line 31: “House of David” for Lemaire and, with reserve, Langlois; Balak for Finkelstein, Na’aman and Römer; Na’aman argued separately against David’s name in 2019.",
    "History: the order and outcome of the war in 2 Kings 3:4-27 and on the stone do not match at every point, and attempts to fit them together vary.",
  ],
  supportingEvidence: [
    "King, revolt, god and towns are the same in the Bible and on the stone.",
    "It is an early and certain witness outside the Bible to the name YHWH as Israel’s God.",
    "The stone explains Moab’s defeat by the anger of Chemosh, much as Judges 2:11-15 explains Israel’s by the anger of the LORD.",
  ],
  grading: {
    statement:
      "Mesha, king of Moab and subject of Israel’s house of Omri, rebelled in the 9th century BC, as 2 Kings 3 and his own stele report.",
    factors: {
      scripture: {
        level: 3,
        reason: "The books of Kings tell of Mesha, his tribute and his revolt.",
      },
      writtenSources: {
        level: 3,
        reason: "Mesha’s own inscription is plain and comes from his reign.",
      },
      materialEvidence: {
        level: null,
        reason: "The stone counts as the text it carries; no other object tells of the revolt.",
      },
      provenance: {
        level: 3,
        reason: "Seen where it stood at Dibon and partly recorded before it was broken.",
      },
      dating: {
        level: 3,
        reason: "Letter forms and the kings named agree on about 840–800 BC.",
      },
      publication: {
        level: 4,
        reason: "Studied in peer-reviewed work for generations and re-imaged by several teams.",
      },
      agreement: {
        level: 4,
        reason: "Author, revolt and authenticity are accepted; only single lines are disputed.",
      },
    },
  },
};
