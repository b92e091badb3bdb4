import type { FaqItem } from "./schema";

export const december25: FaqItem = {
  id: "faq-december-25",
  order: 250,
  section: "Jesus",
  question: "Was Jesus born on December 25?",
  askedAs: [
    "when is jesus' real birthday",
    "was jesus born on christmas",
    "why is christmas on december 25",
    "is christmas a pagan holiday",
    "on what day was jesus born",
    "was jesus born in winter",
    "where does the date of christmas come from",
    "saturnalia sol invictus",
    "shepherds in the fields at night in winter",
    "why not celebrate christmas in september",
    "what date was baby jesus really born",
    "birthday of jesus unknown",
    "orthodox christmas 7 january",
    "chronograph of 354",
    "no birthday date in matthew or luke so why that one",
    "did christians steal the winter solstice",
    "does the bible say when the nativity happened",
    "christmas date wrong",
    "born in spring or autumn",
    "annunciation march 25 plus nine months",
    "yule pagan origins",
    "should we keep christmas if the date is invented",
    "why that day in december",
    "the nativity was in summer probably",
    "who picked the twenty fifth",
    "hippolytus commentary on daniel",
    "the season in which christ was born",
    "Constantine and the sun god's birthday",
    "is jesus a capricorn lol",
    "my coworker refuses christmas because its a sun god feast",
    "is xmas really his bday",
    "On the origins of the feast of the Nativity",
    "Jesus he was born on 25 december really?",
    "does the exact date matter",
  ],
  answer: `Nobody knows: the Bible gives no date, and the feast on December 25 is first recorded in the fourth century.

The year can be narrowed down. Jesus was born while Herod was king (Matthew 2:1), and Herod died in 4 BC by the usual reckoning, so the birth is commonly placed about 6 to 4 BC. The season is an open question.

The Chronograph of 354, a Roman calendar book, lists the birth on December 25 and reflects practice by the year 336. An earlier mention, in a line of Hippolytus from about 204, is disputed.

Why that day was chosen is debated. One theory says that Christians took over a Roman festival of the sun. Another says that they counted nine months from March 25, which some held to be the day of his conception and of his death. Neither is proved.

Christians may keep the day or not (Romans 14:5-6). What the angel announced is that a Savior was born.`,
  verse: "Luke 2:11",
  sources: [
    {
      author: "Anonymous Roman compiler",
      year: "354",
      title: "Chronograph of 354",
      publication: "Rome",
      kind: "ancient-source",
    },
  ],
};
