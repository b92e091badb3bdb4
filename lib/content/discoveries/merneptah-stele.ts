import type { Discovery } from "./schema";

export const merneptahStele: Discovery = {
  id: 14,
  slug: "merneptah-stele",
  title: "Merneptah (Israel) Stele",
  askedAs: ["Merneptah Stele", "Israel Stele"],
  category: "mainstream",
  description:
    "A tall granite slab from Thebes celebrates the victories of Pharaoh Merneptah and, near its end, names Israel among his defeated foes in Canaan. Carved about 1208 BC, it is the earliest sure mention of Israel anywhere.",
  location:
    "Merneptah’s funerary temple at western Thebes (Luxor), Egypt; belongs to the Egyptian Museum, Cairo (JE 31408)",
  coordinates: { latitude: 25.7206, longitude: 32.6103, approximate: false },
  year: "Found 1896; carved about 1208 BC",
  objection:
    "A few have read the word differently: Ingrid Hjelm and Thomas Thompson as Jezreel, Gösta Ahlström and Diana Edelman as a region and not a people. Most reject both. The stele says nothing of Moses, the Exodus or the tribes.",
  significance:
    "Before the 13th century BC was over, Egypt knew a people called Israel in Canaan. Any account of Israel’s beginnings, early or late in date, has to leave room for that.",
  detailedDescription: `Flinders Petrie found the stele in 1896 in the ruins of Merneptah’s funerary temple at Thebes. The stone was not new even then: Amenhotep III had set it up first, and Merneptah’s masons used the rough back. Wilhelm Spiegelberg was the first to read the text and published it that same year.

Most of its 28 lines praise the king’s victory over Libya. The last three turn to the northeast. There, in line 27, Ashkelon, Gezer, Yanoam and Israel follow one another as beaten enemies; of Israel it is said that it is laid waste and has no seed. The boast is royal style, of course. Israel lived on, and this one line has become the most discussed in the whole text.

Egyptian writing uses signs that tell the reader what kind of thing a name is. The three towns have the sign for a place, Israel the sign for a people. Many infer a population without a capital or a fixed state, which is much as the book of Judges describes the tribes. Judges 1:29 says that Gezer remained Canaanite, and the stele too lists Gezer apart from Israel.

The stele belongs to Merneptah’s fifth year. He reigned from 1213 to 1203 BC on the usual count, hence the date of about 1208 BC. This sets a limit: Israel must have been in Canaan by then. The limit agrees with an Exodus in 1446 BC, reckoned from 1 Kings 6:1, and with one about 1260 BC, preferred by those who start from the store cities of Exodus 1:11. It does not choose between them, and it does not show that Israel came from Egypt.

Two neighboring questions remain open. Reliefs at Karnak seem to picture the same campaign, with Ashkelon labeled; Frank Yurco and Anson Rainey disagreed over which figures are Israelites. And a broken statue base in Berlin may carry an older writing of the name, as Peter van der Veen, Christoffer Theis and Manfred Görg proposed in 2010. Others doubt it, and for the present Merneptah’s stone keeps its place as the earliest certain witness, and so far the only one from ancient Egypt that is beyond dispute.`,
  evidence: [
    "Line 27 lists Ashkelon, Gezer, Yanoam and Israel together as defeated.",
    "Israel is marked as a people by its sign, whereas each of the three towns is marked as a place.",
    "The date follows from the king’s fifth year, about 1208 BC.",
    "The text is on the back of a granite slab that had first served Amenhotep III.",
    "Its 28 lines are mostly about Libya; only the last three concern Canaan.",
  ],
  scientificAnalysis: [
    "Nearly all Egyptologists accept the reading “Israel.” “Jezreel” (2002) was rejected because sounds and signs do not match.",
    "Michael Hasel (1994) studied how the text uses its signs and concluded that Israel was a people settled in Canaan.",
  ],
  biblicalReferences: [
    "Exodus 1:11",
    "Joshua 10:33",
    "Judges 1:18",
    "Judges 1:29",
    "Judges 2:11-15",
  ],
  researchPapers: [
    {
      author: "Wilhelm Spiegelberg",
      year: "1896",
      title: "Der Siegeshymnus des Merneptah auf der Flinders Petrie-Stele",
      publication: "Zeitschrift für ägyptische Sprache 34: 1-25",
      kind: "journal",
      summary: "First publication and translation, with the name of Israel.",
    },
    {
      author: "Gösta Ahlström and Diana Edelman",
      year: "1985",
      title: "Merneptah’s Israel",
      publication: "Journal of Near Eastern Studies 44: 59-61",
      kind: "peer-reviewed",
      summary: "Proposes that the name stands for a region.",
    },
    {
      author: "Michael G. Hasel",
      year: "1994",
      title: "Israel in the Merneptah Stela",
      publication: "BASOR 296: 45-61",
      kind: "peer-reviewed",
      url: "https://doi.org/10.2307/1357179",
      summary: "Argues that Israel was a people living in Canaan.",
    },
    {
      author: "Peter van der Veen, Christoffer Theis and Manfred Görg",
      year: "2010",
      title:
        "Israel in Canaan (Long) before Pharaoh Merneptah? A Fresh Look at Berlin Statue Pedestal Relief 21687",
      publication: "Journal of Ancient Egyptian Interconnections 2(4): 15-25",
      kind: "peer-reviewed",
      summary: "Suggests an older mention of Israel, which others doubt.",
    },
  ],
  physicalEvidence: [
    {
      type: "Stele",
      description: "A tall slab of granite, reused, with 28 lines on its rough back.",
      analysis: "A royal victory text of Merneptah’s fifth year; handbooks differ on its size.",
    },
    {
      type: "Karnak reliefs",
      description: "Battle scenes in which Ashkelon is labeled.",
      analysis: "May show the same campaign; which figures are Israelites is debated.",
    },
  ],
  controversies: [
    "People or region: Ahlström and Edelman (1985) against Hasel (1994), whom most follow.",
    "Pictures of Israelites at Karnak: Yurco and Rainey point to different figures, and Lawrence Stager objects to seeing them among the Shasu nomads.",
    "The Berlin statue base: an older “Israel” for some, an uncertain reading for others.",
  ],
  supportingEvidence: [
    "Towns named beside Israel are known from Scripture too: Gezer in Joshua 10:33 and Ashkelon in Judges 1:18.",
    "A people without a king or capital is what Judges 17:6 and its surroundings describe.",
  ],
  grading: {
    statement: "A people called Israel was living in Canaan by about 1208 BC.",
    factors: {
      scripture: {
        level: 4,
        reason: "Joshua, Judges, Samuel and Kings all set Israel in Canaan before the monarchy.",
      },
      writtenSources: {
        level: 3,
        reason: "One Egyptian royal text says so plainly and in its own time.",
      },
      materialEvidence: {
        level: 2,
        reason:
          "Battle reliefs at Karnak may picture the same Israelites, though other figures are proposed; the text is counted above.",
      },
      provenance: {
        level: 3,
        reason: "Found by Petrie in a known temple, with the records of an early dig.",
      },
      dating: {
        level: 3,
        reason: "The king’s fifth year is fixed by Egyptian chronology within narrow limits.",
      },
      publication: {
        level: 4,
        reason: "Published at once and restudied in many peer-reviewed articles.",
      },
      agreement: {
        level: 4,
        reason: "Nearly all accept the reading; proposed alternatives were tested and rejected.",
      },
    },
  },
};
