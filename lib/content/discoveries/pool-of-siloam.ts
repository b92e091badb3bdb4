import type { Discovery } from "./schema";

export const poolOfSiloam: Discovery = {
  id: 17,
  slug: "pool-of-siloam",
  title: "Pool of Siloam",
  category: "mainstream",
  description:
    "Sewer work in Jerusalem in 2004 uncovered broad stone steps leading down to a large pool at the foot of the City of David. Coins date it to the centuries around Jesus. Most have taken it for the pool of John 9; one of those who dig there since has argued for another.",
  location: "Foot of the City of David, Jerusalem, at its southern end; in place",
  coordinates: { latitude: 31.77, longitude: 35.235, approximate: false },
  year: "Found 2004 and announced on August 9, 2005; full excavation since December 2022",
  objection:
    "Nahshon Szanton argued in 2023 that this is the Pool of Solomon that Josephus names, and that Siloam lay at the mouth of the tunnel. Its use is debated too (a ritual bath for Ronny Reich, a swimming pool for Yoel Elitzur), and a pool confirms a place and not the healing.",
  significance:
    "A writer who knew Jerusalem before its fall in AD 70 could name the pool as a landmark. Two pools of that age, some 50 m apart, may be the one he meant. Either supports the local knowledge of John’s Gospel; what happened to the blind man rests on the witness of the Gospel itself.",
  detailedDescription: `In the autumn of 2004, during work on a sewer at the southern tip of the City of David, Ronny Reich and Eli Shukron came upon wide stone steps and began to dig. The find was announced on August 9, 2005. Frederick Bliss and Archibald Dickie had glimpsed steps here in the 1890s, and Kathleen Kenyon had worked nearby in the 1960s, but the pool as a whole had escaped notice.

The steps come in three flights of five with landings between them, and they run along at least three sides. One side measures 225 feet, about 69 m. The plan is a trapezoid rather than an exact rectangle. Bathers or water carriers could thus stand at different depths as the level rose and fell. In September 2023, in the course of the full excavation, eight more steps were revealed.

Coins tell when it was used. Those of Alexander Jannaeus, who ruled from 103 to 76 BC, were embedded in plaster below the stone steps, so the pool cannot have been plastered before his time. Coins of the First Revolt, AD 66 to 70, lay in the fill that covered it when the city fell. Between these limits it lay open, including the years of John 9:1-11, where Jesus sends a man born blind to wash in Siloam.

For centuries pilgrims had been shown a smaller pool at the mouth of Hezekiah’s tunnel, whose visible walls are Byzantine. The stepped pool lies about 50 m farther on, and just how it was fed was not clear at first.

Which of the two did John mean? Reich and Shukron identified the stepped pool, and most have followed them. In 2023 Nahshon Szanton, who excavates in the City of David, set out the other case. Both places, he holds, had pools in the early Roman period. The large one, an open bathing pool, would be the Pool of Solomon of Josephus (War 5.4.2); the one at the tunnel’s mouth, used by pilgrims for immersion, would be Siloam. James Tabor adds that the excavation of the large basin has not turned up what everyone expected. Until its report is published, the question is open.

There was water here long before. Isaiah 8:6 speaks of the gently flowing waters of Shiloah and Nehemiah 3:15 of a pool and its wall beside the king’s garden. In 2025 Johanna Regev and colleagues published radiocarbon dates for the great dam that closed the valley, from straw and twigs in its mortar: 805 to 795 BC. That is the age of Joash or Amaziah, as the authors infer, about a century before Hezekiah, to whom press releases had credited the first pool. The team connects the work with a time of droughts and sudden floods.`,
  evidence: [
    "Three flights of five steps, with landings, line at least three sides of a large pool.",
    "One side is 225 feet (about 69 m) long; the plan is a trapezoid.",
    "Coins of Alexander Jannaeus in the plaster give the earliest date.",
    "Coins of the First Revolt in the fill mark the end of its use.",
    "The smaller pool shown to pilgrims at the tunnel mouth has Byzantine walls; Szanton holds that a pool of the early Roman period preceded it.",
    "In September 2023 eight further steps came into view.",
  ],
  scientificAnalysis: [
    "Two phases can be told apart: an older plastered pool, and stone steps and paving laid over it.",
    "Radiocarbon on short-lived plants in the mortar dates the dam to 805–795 BC (Regev and others, 2025). The date is firm; the link with a named king is inference.",
  ],
  biblicalReferences: ["John 9:1-11", "Nehemiah 3:15", "Isaiah 8:6", "Luke 13:4"],
  researchPapers: [
    {
      author: "Johanna Regev et al.",
      year: "2025",
      title: "Radiocarbon dating of Jerusalem’s Siloam Dam links climate data and major waterworks",
      publication: "PNAS 122(35): e2510396122",
      kind: "peer-reviewed",
      summary: "Dates the dam to 805–795 BC and connects it with drought and flash floods.",
      url: "https://doi.org/10.1073/pnas.2510396122",
    },
    {
      author: "Hershel Shanks",
      year: "2005",
      title: "The Siloam Pool: Where Jesus Cured the Blind Man",
      publication: "Biblical Archaeology Review 31(5)",
      kind: "magazine",
      summary: "First illustrated account of the find for general readers.",
    },
    {
      author: "Nahshon Szanton",
      year: "2023",
      title:
        "Ritual Purification and Bathing: The Location and Function of Siloam Pool and Solomon’s Pool in Second Temple Period Jerusalem",
      publication: "‘Atiqot 113: 29-44",
      kind: "peer-reviewed",
      summary:
        "Identifies the stepped pool with Solomon’s Pool and places Siloam at the mouth of the tunnel.",
    },
    {
      author: "Yoel Elitzur",
      year: "2008",
      title: "The Siloam Pool: ‘Solomon’s Pool’ was a Swimming Pool",
      publication: "Palestine Exploration Quarterly 140: 17-25",
      kind: "peer-reviewed",
      summary: "Argues that the pool served for swimming, not for ritual washing.",
    },
  ],
  physicalEvidence: [
    {
      type: "Steps and paving",
      description: "Cut stone over earlier plaster, in flights of five.",
      analysis: "Two building phases, bracketed by coins.",
    },
    {
      type: "Coins",
      description: "Issues of Alexander Jannaeus below, of the First Revolt above.",
      analysis: "They frame the use of the pool between about 100 BC and AD 70.",
    },
    {
      type: "Iron Age dam",
      description: "A wall 12 m high and over 8 m wide, exposed for 21 m.",
      analysis: "Built 805–795 BC, so the valley held water long before the stepped pool.",
    },
  ],
  controversies: [
    "Identification: Szanton (2023) takes the stepped pool for the Pool of Solomon and finds Siloam at the tunnel’s mouth; Elitzur had named it Solomon’s Pool in 2008.",
    "Use: Reich sees a ritual bath for pilgrims, Elitzur a swimming pool.",
    "Water supply: in 2005 nobody could say how water came from the tunnel’s end to the pool.",
    "First builder: press releases named Hezekiah; the 2025 radiocarbon date is about a hundred years older.",
  ],
  supportingEvidence: [
    "James Charlesworth said when it was announced that the pool lies where John’s Gospel leads one to expect it.",
    "Its period of use ends with the war that destroyed the city, so the detail in John 9:7 goes back to memory from before AD 70.",
  ],
  grading: {
    statement:
      "The stepped pool at the southern end of the City of David is the Pool of Siloam of John 9, in use in the days of Jesus.",
    factors: {
      scripture: {
        level: 3,
        reason: "John tells of the pool plainly; Nehemiah and Isaiah know of earlier waters there.",
      },
      writtenSources: {
        level: 2,
        reason:
          "Josephus names Siloam as a rich spring at the valley’s end (War 5.4.1), not the pool.",
      },
      materialEvidence: {
        level: 2,
        reason:
          "Steps, plaster and coins show a large pool of that age, which fits Siloam and Solomon’s Pool alike.",
      },
      provenance: {
        level: 4,
        reason: "It stands in place and is being excavated under controlled conditions.",
      },
      dating: {
        level: 3,
        reason: "Coins under the steps and in the fill bracket the period of use.",
      },
      publication: {
        level: 3,
        reason: "Dam and use are treated in peer-reviewed papers; the dig itself continues.",
      },
      agreement: {
        level: 2,
        reason:
          "Most follow the first excavators; a later one has argued in print for another pool.",
      },
    },
  },
};
