import type { TimelineEvent } from "../schema";

export const crucifixion: TimelineEvent = {
  id: "crucifixion",
  title: "The Crucifixion of Jesus",
  type: "biblical",
  icon: "cross",
  summary:
    "Jesus of Nazareth was crucified at Jerusalem when Pontius Pilate governed Judea. Christian, Jewish and Roman writers agree on it; the year is AD 30 or 33.",
  description: `All four Gospels lead to the same place: Jesus is condemned by the Roman governor and nailed to a cross outside Jerusalem at Passover. The accounts are in Matthew 27:1-66, Mark 15:1-47, Luke 23:1-56 and John 19:1-42.

Writers who had no wish to help the church mention it too. Tacitus says that Christus was put to death under Pilate in the reign of Tiberius. Josephus reports it as well, in a passage that Christian copyists expanded; scholars differ on how much. A stone from Caesarea bears Pilate’s name and office, and a heel bone from a Jerusalem tomb still holds its nail.

The Gospels date the day to a Friday at Passover under Pilate. Colin Humphreys and Graeme Waddington argued for April 3, AD 33, from the calendar and an eclipse; April 7, AD 30, is the chief alternative.

Excavation can show that such a death happened in such a place. What it meant, and what followed on the third day, is a matter of testimony and faith (1 Corinthians 15:3-8).`,
  dates: {
    ussher: {
      year: 33,
      earliest: 30,
      latest: 33,
      label: "AD 33 (or 30)",
      note: "Ussher also has AD 33.",
    },
    septuagint: { year: 33, earliest: 30, latest: 33, label: "AD 33 (or 30)" },
    "late-date": { year: 33, earliest: 30, latest: 33, label: "AD 33 (or 30; not affected)" },
    mainstream: {
      year: 33,
      earliest: 30,
      latest: 33,
      label: "AD 30 or 33",
      note: "Historians accept the event and are divided between the two years.",
    },
  },
  evidence: [
    "Four Gospels and the letters of Paul speak of the cross, Paul within about twenty-five years of it (1 Corinthians 15:3).",
    "Tacitus, Annals 15.44, names Pilate and Tiberius and has no sympathy for Christians.",
    "Josephus, Antiquities 18.63-64, mentions Jesus, Pilate and the cross, in a text that Christian copyists enlarged.",
    "The Pilate Stone, found at Caesarea in 1961, carries the governor’s name with the title of prefect.",
    "The heel bone of Yehohanan, dug up at Giv‘at ha-Mivtar in 1968, is pierced by an iron nail 11.5 cm long.",
    "The calendar of new moons allows a Friday at Passover in AD 30 and in AD 33, both within Pilate’s term.",
  ],
  contradictions: [
    "How much of the Josephus passage is his own is disputed, and a few scholars reject all of it.",
    "Bradley Schaefer doubted in 1990 that the eclipse of April 3, AD 33, could have been seen as a red moon from Jerusalem.",
    "John 18:28 seems to put the trial before the Passover meal, while Mark 14:12-16 makes the Last Supper that meal. Scholars explain this in several ways.",
    "No object has been found that belonged to the execution of Jesus himself; the stone and the bone show only that the setting is true.",
  ],
  biblicalReferences: ["Matthew 27", "Mark 15", "Luke 23", "John 19", "1 Corinthians 15:3-8"],
  sources: [
    {
      author: "Tacitus",
      year: "c. AD 116",
      title: "Annals 15.44",
      publication: "Roman history in Latin",
      kind: "ancient-source",
      url: "https://en.wikisource.org/wiki/The_Annals_(Tacitus)/Book_15",
    },
    {
      author: "Flavius Josephus",
      year: "c. AD 94",
      title: "Jewish Antiquities 18.63-64",
      publication: "Jewish history in Greek",
      kind: "ancient-source",
      url: "https://penelope.uchicago.edu/josephus/ant-18.html",
    },
    {
      author: "A. Frova",
      year: "1961",
      title: "L’iscrizione di Ponzio Pilato a Cesarea",
      publication: "Rendiconti dell’Istituto Lombardo 95: 419-434",
      kind: "journal",
    },
    {
      author: "J. Zias and E. Sekeles",
      year: "1985",
      title: "The Crucified Man from Giv‘at ha-Mivtar: A Reappraisal",
      publication: "Israel Exploration Journal 35: 22-27",
      kind: "peer-reviewed",
    },
    {
      author: "C. J. Humphreys and W. G. Waddington",
      year: "1983",
      title: "Dating the Crucifixion",
      publication: "Nature 306: 743-746",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/306743a0",
    },
    {
      author: "B. E. Schaefer",
      year: "1990",
      title: "Lunar visibility and the crucifixion",
      publication: "Quarterly Journal of the Royal Astronomical Society 31: 53-67",
      kind: "peer-reviewed",
      url: "https://articles.adsabs.harvard.edu/pdf/1990QJRAS..31...53S",
    },
  ],
  grading: {
    statement: "Jesus of Nazareth was crucified under Pontius Pilate, between AD 30 and 33.",
    factors: {
      scripture: {
        level: 4,
        reason: "Four Gospels, Acts and the letters say so, several of them independently.",
      },
      writtenSources: {
        level: 4,
        reason:
          "Tacitus and Josephus report it from outside the church, neither copying the other.",
      },
      materialEvidence: {
        level: 2,
        reason:
          "The Pilate Stone and the nailed heel bone fit the account without belonging to Jesus.",
      },
      provenance: {
        level: 4,
        reason: "Both finds come from excavations with known places and records.",
      },
      dating: {
        level: 3,
        reason:
          "Pilate’s term and the Passover calendar leave two candidate years, AD 30 and AD 33.",
      },
      publication: {
        level: 4,
        reason: "Texts, stone and bone are published in full and have been studied many times.",
      },
      agreement: {
        level: 4,
        reason: "Historians of every outlook accept the crucifixion; they differ on the year.",
      },
    },
  },
};
