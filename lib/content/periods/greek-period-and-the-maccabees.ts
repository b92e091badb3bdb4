import type { Period } from "./schema";

export const greekPeriodAndTheMaccabees: Period = {
  id: "greek-period-and-the-maccabees",
  order: 110,
  name: "Greek Period and the Maccabees",
  askedAs: [
    "Intertestamental Period",
    "Between the Testaments",
    "Maccabean Revolt",
    "Hellenistic Period",
  ],
  aliases: [
    "Hellenistic period",
    "Intertestamental period",
    "Between the Testaments",
    "Hasmoneans",
  ],
  setIn: [],
  from: -332,
  to: -63,
  approximate: false,
  dateViews: [
    "The books of Maccabees are Scripture for Catholic and Orthodox readers, history for Protestants",
  ],
  powers: ["Alexander", "Ptolemies", "Seleucids", "Hasmonean kings"],
  keyEvents: [
    {
      year: -332,
      approximate: false,
      text: "Alexander takes Tyre and the land (some read Zechariah 9:3-4 of it)",
      references: [],
    },
    {
      year: -250,
      approximate: true,
      text: "Greek translation of the Law begins at Alexandria",
      references: [],
    },
    {
      year: -167,
      approximate: false,
      text: "Antiochus IV defiles the temple (Daniel 11:31 as most read it)",
      references: [],
    },
    {
      year: -164,
      approximate: false,
      text: "The temple is cleansed; feast of Dedication",
      references: ["John 10:22"],
    },
    {
      year: -63,
      approximate: false,
      text: "Pompey enters Jerusalem",
      references: [],
    },
  ],
  background: [
    {
      text: "Greek became the common tongue",
      mark: "certain",
    },
    {
      text: "Antiochus IV banned the Law; Judas Maccabeus led the revolt (1 Maccabees 1-4)",
      mark: "certain",
    },
    {
      text: "Pharisees, Sadducees and Essenes appear by the late 2nd century BC (Josephus, Antiquities 13.171-173)",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Synagogues spread; Scripture was read in Greek abroad",
      mark: "certain",
    },
    {
      text: "Hope for a Messiah and for resurrection is seen in writings of the time",
      mark: "certain",
    },
  ],
  finds: ["dss", "isascroll", "dan114", "mikveh", "gerizimdig"],
  keyFigures: ["Alexander the Great", "Antiochus IV", "Judas Maccabeus", "John Hyrcanus"],
  relatedVerses: [
    "Daniel 8:21",
    "Daniel 11:31-32",
    "Zechariah 9:13",
    "Malachi 4:5",
    "John 10:22-23",
  ],
  application:
    "A strong culture pressed a small people to conform; readers know the question in other forms.",
};
