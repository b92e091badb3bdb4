import type { Discovery } from "./schema";

export const caiaphasOssuary: Discovery = {
  id: 16,
  slug: "caiaphas-ossuary",
  title: "Caiaphas Ossuary",
  category: "mainstream",
  description:
    "A richly carved bone box from a tomb in southern Jerusalem is scratched with the name Joseph of the family of Caiaphas. It probably held bones of the high priest who presided when Jesus was condemned.",
  location:
    "A burial cave at North Talpiyot (Peace Forest), Jerusalem; now in the Israel Museum, Jerusalem",
  coordinates: { latitude: 31.757, longitude: 35.237, approximate: true },
  year: "Found November 1990; 1st century AD",
  objection:
    "Émile Puech and William Horbury are not convinced that the high priest is meant: the spelling can be read in more than one way, no inscription mentions an office, and the tomb is modest for a man of such rank.",
  significance:
    "If the usual reading holds, this is the family tomb of a leading figure in the Passion accounts. Few people named in the Gospels can be linked with a find of this kind at all, and even here the right word is “probably.”",
  detailedDescription: `In November 1990 a construction crew in the Peace Forest of North Talpiyot, south of the Old City, broke into an ancient burial cave. Zvi Greenhut excavated it for the antiquities authority. Inside were twelve ossuaries, the limestone boxes in which Jewish families of the period gathered the bones of their dead about a year after burial. Two of them bore the family name.

The finest is covered with carved rosettes; it is some 75 cm long and 37 cm high. On two of its sides somebody scratched by hand words that Ronny Reich read as Yehosef bar Qayafa, Joseph son of Caiaphas or Joseph of the family of Caiaphas. It held bones of several people, six by the count of the anthropologist Joe Zias, among them a man of about 60. A coin of Herod Agrippa I, of AD 42/43, lay in the tomb.

The Gospels call the high priest simply Caiaphas, as in Matthew 26:57 and John 11:49-53. Josephus gives the fuller form: “Joseph, called Caiaphas.” The name is rare, and place and period are right, for he held office in Jerusalem under Pilate. That is the case for the identification, and many scholars find it persuasive.

The doubts are serious as well. The family name could be read as Qopha instead of Qayafa. The box does not say high priest. The tomb is plainer than one might expect for a man of his standing. Horbury argued the case against in 1994, and Puech shares his doubt. Joseph was a common name, too, and the bones might belong to another member of the family.

A second box adds a piece to the picture. It names Miriam, daughter of Yeshua son of Caiaphas, of the priests of Maaziah from Beth Imri. Looters had taken it, and nobody knows from which tomb, but Boaz Zissu and Yuval Goren studied its surface in 2011 and found the inscription authentic beyond reasonable doubt. It shows that a family called Caiaphas belonged to the priesthood. Maaziah is listed among the divisions of priests in 1 Chronicles 24:18.`,
  evidence: [
    "Twelve ossuaries lay in the cave, and two of them carry the name of the family.",
    "The ornate box is inscribed Yehosef bar Qayafa.",
    "Josephus gives the high priest’s name as Joseph, called Caiaphas (Antiquities 18.35).",
    "Among the bones in the box were those of a man about 60 years old.",
    "A coin of AD 42/43 shows that the tomb was in use in the right generation.",
  ],
  scientificAnalysis: [
    "Joe Zias studied the bones in 1992; they belong to several people, as is usual in family ossuaries.",
    "Zissu and Goren examined the patina of the Miriam ossuary in 2011 and judged its inscription genuine, although its findspot is unknown.",
  ],
  biblicalReferences: [
    "Matthew 26:3-4",
    "Matthew 26:57",
    "Luke 3:2",
    "John 11:49-53",
    "John 18:13-14",
    "Acts 4:6",
  ],
  researchPapers: [
    {
      author: "Zvi Greenhut",
      year: "1992",
      title: "The “Caiaphas” Tomb in North Talpiyot, Jerusalem",
      publication: "ʿAtiqot 21: 63-71",
      kind: "journal",
      summary: "The excavator’s report on the cave, the boxes and the finds.",
    },
    {
      author: "William Horbury",
      year: "1994",
      title: "The ‘Caiaphas’ Ossuaries and Joseph Caiaphas",
      publication: "Palestine Exploration Quarterly 126: 32-48",
      kind: "peer-reviewed",
      summary: "Sets out the reasons for doubting that this is the high priest.",
    },
    {
      author: "Boaz Zissu and Yuval Goren",
      year: "2011",
      title:
        "The Ossuary of ‘Miriam Daughter of Yeshua Son of Caiaphas, Priests [of] Ma‘aziah from Beth ’Imri’",
      publication: "Israel Exploration Journal 61: 74-95",
      kind: "peer-reviewed",
      summary: "Tests the second inscription and finds it authentic.",
    },
  ],
  physicalEvidence: [
    {
      type: "Ornate ossuary",
      description: "Limestone box with carved rosettes, some 75 by 37 cm.",
      analysis: "The best-made box of the tomb, fitting for a person of standing.",
    },
    {
      type: "Inscriptions",
      description: "Scratched by hand on a long and a narrow side.",
      analysis: "Read by Ronny Reich; a few letters allow another reading.",
    },
    {
      type: "Miriam ossuary",
      description: "Seized from looters, not excavated.",
      analysis: "Its surface supports its authenticity; its place of origin is lost.",
    },
  ],
  controversies: [
    "Reading: Qayafa for most, Qopha for others.",
    "Person: the high priest for many scholars; Puech and Horbury are not convinced.",
    "Setting: the modest tomb surprises some, while others reply that the box itself is splendid.",
  ],
  supportingEvidence: [
    "The family name is rare, and the tomb is in Jerusalem and was in use in the 1st century AD.",
    "The Miriam ossuary shows that a family of this name was a family of priests.",
    "Josephus and the Gospels agree on a high priest called Caiaphas in Pilate’s time, the two together giving both of his names.",
  ],
  grading: {
    statement:
      "The ornate ossuary from North Talpiyot held bones of Joseph Caiaphas, the high priest of the Passion accounts.",
    factors: {
      scripture: {
        level: 1,
        reason: "The Gospels name Caiaphas often but say nothing of his burial.",
      },
      writtenSources: {
        level: 2,
        reason: "Josephus supplies the name Joseph Caiaphas, without mention of the tomb.",
      },
      materialEvidence: {
        level: 2,
        reason: "The inscription fits the high priest, but it would fit a relative too.",
      },
      provenance: {
        level: 4,
        reason: "Excavated by archaeologists directly after builders struck the cave.",
      },
      dating: {
        level: 3,
        reason: "Coin and type of burial agree on the 1st century AD.",
      },
      publication: {
        level: 4,
        reason: "Full reports on tomb, inscriptions and bones, reexamined by other scholars.",
      },
      agreement: {
        level: 3,
        reason: "Widely accepted as probable, with serious dissent on reading and person.",
      },
    },
  },
};
