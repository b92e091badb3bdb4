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
      text: "Alexander takes Tyre and the land (some see it in Zechariah 9:3-4)",
      references: [],
    },
    {
      year: -250,
      approximate: true,
      text: "The Greek translation of the Law begins at Alexandria",
      references: [],
    },
    {
      year: -167,
      approximate: false,
      text: "Antiochus IV defiles the temple (Daniel 11:31, as most read it)",
      references: [],
    },
    {
      year: -164,
      approximate: false,
      text: "The temple is cleansed; the feast of Dedication begins",
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
      text: "Synagogues spread; abroad, Scripture was read in Greek",
      mark: "certain",
    },
    {
      text: "Hope for a Messiah and for resurrection appears in writings of the time",
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
    "A strong culture pressed a small people to conform; readers know the same pressure in other forms.",
};
