import type { Answer } from "./schema";

export const whatIsGodsName: Answer = {
  id: "what-is-gods-name",
  section: "Faith basics",
  question: "What is God’s name?",
  askedAs: [
    "does god have a name",
    "is gods name jehovah or yahweh",
    "what does yahweh mean",
    "why does the bible say LORD in capital letters",
    "i am who i am meaning",
    "how do you pronounce yhwh",
    "whats gods real name",
    "why lord in all caps",
    "what does jehovah mean",
    "meaning of the name yahweh",
    "tetragrammaton",
    "what is god called in hebrew",
    "yhwh meaning",
    "what is the name of god",
    "name of god in the old testament",
    "what is gods hebrew name",
  ],
  answer:
    "In the Hebrew Bible God’s own name is written with four letters, YHWH; most scholars think it was said “Yahweh”, but nobody is certain. Jews have long not spoken it, out of reverence, and read “Lord” in its place; that is why many Bibles print LORD in capitals. “Jehovah” arose when the vowels of “Lord” were read with the four consonants. At the burning bush the name is tied to the Hebrew verb “to be”. The World English Bible on this site prints “Yahweh”, the King James Version mostly “the LORD”.",
  passages: [
    { reference: "Exodus 3:13-15", why: "God tells Moses his name." },
    { reference: "Exodus 34:5-7", why: "The name is explained by God’s character." },
    {
      reference: "Psalms 83:18",
      why: "In the King James Version this verse has the form “Jehovah”.",
    },
    { reference: "John 17:26", why: "Jesus says that he made the Father’s name known." },
  ],
  christianViews:
    "Jehovah’s Witnesses hold that the name must be used. Most churches follow the New Testament, which writes “Lord”, address God as Father, and call upon the name of Jesus; in 2008 the Vatican asked that “Yahweh” not be said in Catholic worship, out of respect for the Jewish custom.",
  sources: [
    {
      author: "Catholic Church, Congregation for Divine Worship",
      year: "2008",
      title: "Letter to the Bishops’ Conferences on “The Name of God”",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["what-do-jehovahs-witnesses-believe", "why-is-jesus-called-christ"],
};
