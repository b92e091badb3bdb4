import type { Answer } from "./schema";

export const whyTranslationsDiffer: Answer = {
  id: "why-translations-differ",
  section: "How the Bible was made",
  question: "Why do Bible translations differ so much?",
  askedAs: [
    "why are there so many bible translations",
    "why do bibles say different things",
    "word for word vs thought for thought translation",
    "why are there so many versions of the bible",
    "formal and dynamic equivalence",
    "why is my bible different from my friend's",
    "which is more accurate word for word or thought for thought",
    "why do translations disagree",
  ],
  answer:
    "Translations differ in three things: which copies they follow, how closely they keep to the wording, and for whom they write. No word in one language covers exactly the same ground as a word in another, so each translator has to choose. English also changes, and new finds come to light. For nearly every passage the versions say the same thing in other words, and where they really disagree, a footnote usually tells you that the text or its meaning is uncertain.",
  passages: [
    { reference: "Nehemiah 8:8", why: "Reading the law so that people understand it." },
    { reference: "Acts 2:6-8", why: "Everyone hears in the language they were born to." },
    { reference: "1 Corinthians 14:9-11", why: "Words that nobody understands help nobody." },
  ],
  christianViews:
    "Some Christians prefer close renderings, since every word counts. Others prefer freer ones, since meaning does. Catholic, Orthodox and Protestant scholars often work together now; some translations, such as that of Jehovah’s Witnesses at John 1:1, are disputed as favoring a doctrine.",
  critics:
    "Critics say that every translation is also interpretation, and that translators have smoothed over what embarrassed them.",
  sources: [
    {
      author: "Bruce M. Metzger",
      year: "2001",
      title: "The Bible in Translation",
      publication: "Baker Academic",
      kind: "book",
    },
  ],
  related: ["world-english-bible", "king-james-only"],
};
