import type { Discovery } from "./schema";

export const pilateStone: Discovery = {
  id: 11,
  slug: "pilate-stone",
  title: "Pilate Stone",
  category: "mainstream",
  description:
    "A limestone block from the Roman theater at Caesarea carries the name of Pontius Pilate and his office, prefect of Judea. It is the one inscription from his own time that names both him and his rank.",
  location:
    "Roman theater, Caesarea Maritima, Israel; now in the Israel Museum, Jerusalem, with a copy on the site (published as AE 1963, no. 104)",
  coordinates: { latitude: 32.4957, longitude: 34.8914, approximate: false },
  year: "Found June 1961; carved AD 26–36",
  objection:
    "Nobody doubts the name. What remains open is the rest: the first and last lines are broken, and scholars differ over what Pilate dedicated and to whom. The stone confirms the man and his office, not the trial of Jesus.",
  significance:
    "Before 1961 Pilate was known from books alone. The stone places him in the right province at the right time and gives his correct title, which even the Roman historian Tacitus later put differently.",
  detailedDescription: `In June 1961 an Italian expedition led by Antonio Frova was uncovering the Roman theater at Caesarea, the seat of the governors of Judea. One of the blocks it lifted bore Latin letters. In the 4th century builders had put the stone to new use when they altered the theater, and in trimming it they cut away the left side of the text.

The block is 82 cm high and 65 cm wide. Four lines remain in part. With the missing letters restored in brackets, the middle ones read [PO]NTIUS PILATUS and [PRAEF]ECTUS IUDA[EA]E: Pontius Pilate, prefect of Judea. The line above names a Tiberieum, a building in honor of the emperor Tiberius, under whom Luke 3:1 also places Pilate.

What the Tiberieum was is debated. An older restoration sees a dedication to the deified emperors. Géza Alföldy proposed in 1999 that it was a harbor building, perhaps a lighthouse, restored for the benefit of seamen. Both fill the gaps with letters that are no longer there, and so neither is certain.

The title is of interest in itself. Tacitus, who wrote some eighty years later, calls Pilate a procurator, the title that such governors bore in his own day. The stone has “prefect,” a military title. Matthew and Luke use a general Greek word for governor, as in Matthew 27:2, and so agree with either.

Other finds belong in the picture. Bronze coins struck in Judea in AD 29–31 come from Pilate’s term, although they bear no governor’s name. A copper-alloy ring, excavated at Herodium in 1968–1969 and read only in 2018, has the Greek words “of Pilatus” around a wine bowl. Its editors doubt that a prefect would wear so plain a ring, and think instead of someone on his staff. Josephus, Philo and Tacitus all describe Pilate’s rule. The stone joins them as a witness from his own years in office, to a man whom the Creed still names and before whom, according to 1 Timothy 6:13, Jesus made the good confession.`,
  evidence: [
    "Four lines of Latin survive in part on a limestone block, 82 cm high and 65 cm wide.",
    "The second line gives the name: [Po]ntius Pilatus.",
    "The third gives the office: [praef]ectus Iuda[ea]e, prefect of Judea.",
    "The first names a Tiberieum, a building in honor of Tiberius.",
    "The block was found in a 4th-century rebuilding of the theater, where it served as ordinary building stone.",
  ],
  scientificAnalysis: [
    "The dating follows from the text itself: Pilate governed from AD 26 to 36, under the emperor whom the building honors.",
    "Epigraphers agree on the name and office. The restorations of the first and last lines, by Alföldy and by earlier editors, are both disputed.",
  ],
  biblicalReferences: ["Matthew 27:2", "Luke 3:1", "John 18:28-29", "Acts 4:27", "1 Timothy 6:13"],
  researchPapers: [
    {
      author: "Antonio Frova",
      year: "1961",
      title: "L’iscrizione di Ponzio Pilato a Cesarea",
      publication: "Rendiconti dell’Istituto Lombardo 95: 419-434",
      kind: "journal",
      summary: "First edition by the head of the expedition.",
    },
    {
      author: "Jerry Vardaman",
      year: "1962",
      title: "A New Inscription Which Mentions Pilate as ‘Prefect’",
      publication: "Journal of Biblical Literature 81: 70-71",
      kind: "peer-reviewed",
      summary: "First report in English, with attention to the title.",
    },
    {
      author: "Géza Alföldy",
      year: "1999",
      title: "Pontius Pilatus und das Tiberieum von Caesarea Maritima",
      publication: "Scripta Classica Israelica 18: 85-108",
      kind: "peer-reviewed",
      summary: "Restores the text as the record of a harbor building for seamen.",
    },
    {
      author: "Shua Amorai-Stark et al.",
      year: "2018",
      title: "An Inscribed Copper-Alloy Finger Ring from Herodium Depicting a Krater",
      publication: "Israel Exploration Journal 68: 208-220",
      kind: "peer-reviewed",
      summary: "Publishes the ring with Pilate’s name and weighs whose it was.",
    },
  ],
  physicalEvidence: [
    {
      type: "Inscribed block",
      description: "Limestone with four damaged lines, the left edge cut away.",
      analysis: "A dedication set up by Pilate as governor and later reused in the theater.",
    },
    {
      type: "Ring from Herodium",
      description: "Plain copper-alloy ring, “of Pilatus” in Greek around a bowl.",
      analysis: "Perhaps used by a member of his staff rather than by Pilate himself.",
    },
    {
      type: "Coins",
      description: "Small bronze coins of AD 29–31.",
      analysis: "Struck in Judea during his term, without his name.",
    },
  ],
  controversies: [
    "The building: a monument to the deified emperors in the older view, a lighthouse or harbor work in Alföldy’s.",
    "The ring: the name is read with confidence; whose it was is uncertain.",
    "The limits: the inscription attests a governor, and what happened at the trial in John 18:28-29 has to be judged from the written accounts.",
  ],
  supportingEvidence: [
    "Josephus writes of Pilate’s rule in the Jewish War (2.169) and in book 18 of the Antiquities.",
    "Philo mentions him in the Embassy to Gaius (299), and Tacitus in the Annals (15.44).",
    "Caesarea, where the stone was found, was the governors’ seat, as the book of Acts also presents it.",
  ],
  grading: {
    statement:
      "Pontius Pilate was prefect of Judea under Tiberius, in AD 26–36, as the inscription from Caesarea says.",
    factors: {
      scripture: {
        level: 4,
        reason:
          "All four Gospels, Acts and 1 Timothy name Pilate; Matthew and Luke call him governor.",
      },
      writtenSources: {
        level: 4,
        reason: "Josephus, Philo and Tacitus write of him independently of the Gospels.",
      },
      materialEvidence: {
        level: 3,
        reason:
          "The stone gives name and office directly, and is counted here, not among the writers.",
      },
      provenance: {
        level: 4,
        reason: "Found by a scientific expedition in a recorded building phase.",
      },
      dating: {
        level: 3,
        reason: "The text itself dates the stone to his term under Tiberius.",
      },
      publication: {
        level: 4,
        reason: "Published at once and re-edited repeatedly in peer-reviewed journals.",
      },
      agreement: {
        level: 4,
        reason: "Only the broken lines are debated; name and office are accepted by all.",
      },
    },
  },
};
