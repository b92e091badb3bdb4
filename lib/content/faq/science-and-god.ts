import type { FaqItem } from "./schema";

export const scienceAndGod: FaqItem = {
  id: "faq-science-and-god",
  order: 30,
  section: "Beginnings and science",
  question: "Does science disprove God?",
  askedAs: [
    "has science disproved god",
    "is there proof that god exists",
    "does god exist",
    "science versus faith",
    "do scientists believe in god",
    "why believe in god if science explains everything",
    "can god be proved",
    "isn't faith against science",
    "im studying physics and my faith is slipping",
    "dawkins says science killed god",
    "can you be a scientist and a christian",
    "god of the gaps",
    "stephen hawking universe needs no creator",
    "we dont need religion because we have biology",
    "does cosmology leave god unemployed",
    "is belief outdated in the age of science",
    "christian scientists newton faraday collins",
    "does the laboratory leave room for a creator",
    "laws of nature and a lawgiver",
    "has the lab replaced the altar",
    "is faith anti intellectual",
    "my physics teacher said theres no need for a creator",
    "methodological naturalism",
    "brain chemistry explains religion",
    "conflict thesis draper white",
    "do you have to choose between faith and facts",
    "Non-overlapping magisteria",
    "I only believe what can be measured",
    "Einstein god",
    "quantum physics and faith",
    "did telescopes find heaven lol",
    "do smart people still believe",
    "nurse, trained in evidence, struggling with belief",
    "science explain all so God is not necessary?",
    "are religion and science enemies",
  ],
  answer: `No, because science studies how nature works, and whether nature has a Maker is a question that its instruments are not built to settle.

An experiment can show how a planet moves. It cannot show why there is a universe with laws at all, or whether those laws have an author. Such questions belong to philosophy and history as well, and thoughtful people answer them differently.

Faith was common among the founders of modern science. Kepler and Boyle saw their work as reading what God had made. Newton believed in God with conviction, although his own views on the Trinity were not those of the church.

An atheist may answer that natural explanations have often replaced religious ones and that a Creator adds nothing. A Christian may answer that an orderly world which minds can understand is just what one would expect from a wise God. One thing should be said honestly: some young-earth claims, those of this site’s guides among them, conflict with mainstream geology, astronomy and biology. Where that happens, we say so and show both sides.`,
  verse: "Psalm 19:1",
  sources: [],
};
