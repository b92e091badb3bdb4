import type { Answer } from "./schema";

export const isaiah714: Answer = {
  id: "isaiah-7-14",
  section: "Doubts and hard texts",
  question: "Does Isaiah 7:14 really predict a virgin birth?",
  askedAs: [
    "does almah mean virgin or young woman",
    "isaiah 7 14 mistranslation",
    "immanuel prophecy about jesus",
    "was the virgin birth prophecy a mistranslation",
    "virgin shall conceive hebrew",
    "is it virgin or young woman in isaiah",
    "hebrew word for virgin in isaiah 7",
    "almah and parthenos",
    "is the virgin birth a mistranslation",
  ],
  answer:
    "In its first setting Isaiah 7:14 does not speak of a virgin birth, as most scholars read it: Isaiah gives King Ahaz a sign for his own crisis, and the Hebrew word, almah, means a young woman of marriageable age without saying that she is a virgin. The Greek translation, made by Jews before Christ, chose a word that usually does mean virgin, and Matthew quotes that. So Christians find in it a deeper fulfillment, and Jewish readers a misuse. The belief that Jesus was born of a virgin does not rest on this word: Luke tells of it without quoting Isaiah.",
  passages: [
    {
      reference: "Isaiah 7:14-16",
      why: "The sign, with its time limit: the two kings will soon be gone.",
    },
    { reference: "Matthew 1:22-23", why: "Matthew’s use of the verse." },
    { reference: "Luke 1:34-35", why: "Luke’s account, which does not cite it." },
    { reference: "Isaiah 8:3-4", why: "A child born in those days, with a like time limit." },
  ],
  christianViews:
    "Many hold a double fulfillment, a child in Isaiah’s day and then Jesus. Some hold that the words were about the Messiah alone, since a birth like any other would be no sign. Others hold that Matthew sees a pattern completed rather than a prediction.",
  critics:
    "Jewish and critical scholars say that the child was to be born in the eighth century BC, and that Matthew read the Greek back into it after the event. Some think that the verse helped to create the story; others, that the belief came first.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1993",
      title: "The Birth of the Messiah, updated edition",
      publication: "Doubleday",
      kind: "book",
    },
    {
      author: "John Goldingay",
      year: "2014",
      title: "The Theology of the Book of Isaiah",
      publication: "IVP Academic",
      kind: "book",
    },
  ],
  related: ["why-does-the-virgin-birth-matter", "suffering-servant"],
};
