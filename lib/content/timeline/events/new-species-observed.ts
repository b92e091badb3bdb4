import { inEveryCount } from "../dates";
import { newSpecies as grading } from "../gradings";
import type { TimelineEvent } from "../schema";

export const newSpeciesObserved: TimelineEvent = {
  id: "new-species-observed",
  title: "New species have been observed",
  type: "evolutionary",
  icon: "bird",
  summary:
    "On one island of the Galápagos a new line of finches was watched from its first father on. Young-earth authors accept that species arise, within the kinds that God made.",
  description: `Here the two sides are closer than either often says.

In 1981 a single male finch came to the island of Daphne Major from Española, more than a hundred kilometers away, and mated with a local bird. Peter and Rosemary Grant followed every descendant. From the second generation on they bred among themselves alone. Sangeet Lamichhaney and colleagues read their genes and published the story in 2018. William Rice and George Salt had bred flies in a laboratory maze until, after 35 generations, two groups no longer mated with each other.

Young-earth authors do not deny this. Answers in Genesis writes that species arise, quickly even, and that they stay within the created kinds of Genesis 1:24-25. Michael Behe, who accepts common descent, argues from the finches that such changes mostly use up what is there already.

So the score is for what was seen: new groups that keep to themselves. How far such steps add up is another question.`,
  dates: inEveryCount({
    year: 2018,
    label: "AD 2018, when it was published",
    note: "The finches were watched from 1981 on.",
  }),
  evidence: [
    "The new finches of Daphne Major have a known first father, and their genes show who their parents were.",
    "They sing a song of their own, have bills of their own size, and from the second generation on have bred only with each other.",
    "Rice and Salt’s flies, given a choice of places to live, stopped interbreeding within 35 generations.",
    "Young-earth authors accept such cases and count on them: many species must have come from few pairs since the ark.",
  ],
  contradictions: [
    "Young-earth authors hold that finches became finches and flies stayed flies: the kinds of Genesis 1:24-25 are wider than species, and nothing was seen to cross them.",
    "Michael Behe argues in Darwin Devolves (2019) that the changes known in Darwin’s finches break or blunt genes, and that breaking is no way to build. Reviewers answer that he leaves out known gains.",
    "The new line on Daphne Major is small and much inbred, and may yet die out or melt back into its neighbors.",
    "Biologists use more than one definition of a species; by some of them these groups do not count, or not yet.",
  ],
  biblicalReferences: ["Genesis 1:20-25", "Genesis 7:14-16"],
  sources: [
    {
      author: "S. Lamichhaney and others",
      year: "2018",
      title: "Rapid hybrid speciation in Darwin’s finches",
      publication: "Science 359: 224-228",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.aao4593",
    },
    {
      author: "W. R. Rice and G. W. Salt",
      year: "1990",
      title:
        "The evolution of reproductive isolation as a correlated character under sympatric conditions: experimental evidence",
      publication: "Evolution 44: 1140-1152",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1111/j.1558-5646.1990.tb05221.x",
    },
    {
      author: "Calvin Smith",
      year: "2023",
      title: "Speciation Is Not Evolution",
      publication: "Answers in Genesis",
      kind: "web",
      url: "https://answersingenesis.org/blogs/calvin-smith/2023/11/06/speciation-is-not-evolution/",
    },
    {
      author: "Michael J. Behe",
      year: "2019",
      title: "Darwin Devolves: The New Science About DNA That Challenges Evolution",
      publication: "HarperOne",
      kind: "book",
    },
  ],
  grading,
};
