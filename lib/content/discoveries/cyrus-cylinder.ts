import type { Discovery } from "./schema";

export const cyrusCylinder: Discovery = {
  id: 13,
  slug: "cyrus-cylinder",
  title: "Cyrus Cylinder",
  category: "mainstream",
  description:
    "A clay barrel from Babylon tells in Akkadian how Cyrus of Persia took the city in 539 BC, sent gods back to their shrines and let people return home. It fits the story of Ezra, but it is not the decree of Ezra.",
  location:
    "Babylon, Iraq; now in Room 52 of the British Museum, London (BM 90920; registered as 1880,0617.1941)",
  coordinates: { latitude: 32.54, longitude: 44.42, approximate: true },
  year: "Found March 1879; written about 539–530 BC",
  objection:
    "Neither Judah nor Jerusalem nor the Jews are mentioned in it. Amélie Kuhrt called it conventional propaganda limited to Babylonia, and R. J. van der Spek found Cyrus acting much as earlier kings had done.",
  significance:
    "It shows from the Persian side that sending back peoples and their sacred objects was something Cyrus boasted of. That makes the permission granted in Ezra 1:1-11 credible in its time, without proving the particular order.",
  detailedDescription: `Hormuzd Rassam, who dug for the British Museum, found the cylinder at Babylon in March 1879. It is a barrel of baked clay, at most 22.5 cm long and 10 cm thick, covered with cuneiform writing in Akkadian. About 36 lines are on the main piece. A fragment at Yale belongs to it and brings the total to 45.

Such barrels were foundation deposits: kings had them buried in walls or temples as messages to the gods and to later builders. This one first blames the last king of Babylon, and then relates that the god Marduk chose Cyrus, who entered the city without a battle. Cyrus speaks of peace and of building work. In lines 28 to 35 he tells of restoring gods to their sanctuaries and people to their homes.

For a long time the barrel seemed to be the only copy. In 2009 and 2010 two fragments of a clay tablet with the same text were recognized in the British Museum’s own collection. So the words were not only buried; they were also copied and circulated.

Bible readers know Cyrus well. 2 Chronicles 36:22-23 and Ezra 1:1-11 tell how he allowed the exiles to return and gave back the temple vessels, and Ezra 6:3-5 quotes a memorandum about the building. Isaiah 44:28 and Isaiah 45:1-4 name him as the shepherd and the anointed whom the LORD calls by name. Those who hold the whole book to be from the 8th century BC see prediction here; many scholars date these chapters to the exile itself. The cylinder does not decide that question.

Two common statements need correction. A museum guide of the 1920s said that the text speaks of the Jews; it does not. And it has been called the first charter of human rights; Kuhrt showed in 1983 that it follows the pattern of Babylonian building texts and speaks for Babylonia. It is also written to please worshipers of Marduk, whereas Ezra 1:2 has Cyrus honor the God of heaven. A king who addressed each people in terms of its own god would explain both.`,
  evidence: [
    "The object is a baked clay barrel in Akkadian cuneiform, 22.5 by 10 cm at most.",
    "It says that Cyrus took Babylon without a fight, by the favor of Marduk.",
    "Lines 28 to 35 record the return of gods to their shrines and of people to their homes.",
    "Pieces of a tablet that repeats its words show that it was copied and spread.",
    "The general policy agrees with Ezra 1:2-4 and Ezra 6:3-5, in which a people, its vessels and its temple are restored.",
  ],
  scientificAnalysis: [
    "Philology: the text belongs to the genre of Babylonian building inscriptions, with its customary themes and phrases.",
    "The Yale fragment and the tablet copies have filled gaps and confirmed the wording.",
  ],
  biblicalReferences: [
    "2 Chronicles 36:22-23",
    "Ezra 1:1-11",
    "Ezra 6:3-5",
    "Isaiah 44:28",
    "Isaiah 45:1-4",
  ],
  researchPapers: [
    {
      author: "Amélie Kuhrt",
      year: "1983",
      title: "The Cyrus Cylinder and Achaemenid Imperial Policy",
      publication: "Journal for the Study of the Old Testament 25: 83-97",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1177/030908928300802507",
      summary:
        "Reads the text as a Babylonian building text and warns against modern titles for it.",
    },
    {
      author: "Irving Finkel (ed.)",
      year: "2013",
      title: "The Cyrus Cylinder: The Great Persian Edict from Babylon",
      publication: "I. B. Tauris",
      kind: "book",
      summary: "Edition and translation with the tablet fragments, by a British Museum curator.",
    },
    {
      author: "R. J. van der Spek",
      year: "2014",
      title: "Cyrus the Great, Exiles, and Foreign Gods",
      publication: "In Extraction and Control (SAOC 68), Oriental Institute, Chicago",
      kind: "book",
      summary: "Compares Cyrus with earlier kings and finds much that is traditional.",
    },
  ],
  physicalEvidence: [
    {
      type: "Cylinder",
      description: "Barrel of baked clay from Babylon, a foundation deposit.",
      analysis: "An official text of the reign, about 539–530 BC.",
    },
    {
      type: "Yale fragment",
      description: "A small piece (NBC 2504) that belongs to the barrel.",
      analysis: "Brings the count to 45 lines.",
    },
    {
      type: "Tablet copies",
      description: "Two pieces of a tablet, recognized in 2009–2010.",
      analysis: "Evidence that the words were circulated beyond the foundation.",
    },
  ],
  controversies: [
    "Scope: Kuhrt limits the returns to places and cults connected with Babylonia; others see an example of a wider policy.",
    "Novelty: van der Spek holds that Cyrus continued the practice of earlier rulers.",
    "Claims made for it: it is neither the decree of Ezra 1:2-4 nor a charter of human rights.",
  ],
  supportingEvidence: [
    "A general return of cults and communities under Cyrus agrees with what Ezra reports for Judah.",
    "Like Ezra 1:2, the text has Cyrus credit his victory to a god who chose him, in each case the god of those addressed.",
  ],
  grading: {
    statement:
      "Cyrus proclaimed, about 539–530 BC, that he restored sanctuaries and sent displaced people home, the policy that Ezra 1 assumes.",
    factors: {
      scripture: {
        level: 4,
        reason: "Ezra, Chronicles and Isaiah all speak of a return under Cyrus.",
      },
      writtenSources: {
        level: 3,
        reason: "The cylinder is plain and contemporary; its tablet copies repeat the same text.",
      },
      materialEvidence: {
        level: null,
        reason: "The cylinder counts as the text it carries; no other object shows a proclamation.",
      },
      provenance: {
        level: 2,
        reason: "It comes from a dig of 1879 with slight records, and has been much studied since.",
      },
      dating: {
        level: 3,
        reason: "The events it relates fix it to the reign of Cyrus in Babylon.",
      },
      publication: {
        level: 4,
        reason: "Edited in full by the museum and studied in peer-reviewed work by many.",
      },
      agreement: {
        level: 3,
        reason: "Widely held, with serious dissent on how far the policy reached.",
      },
    },
  },
};
