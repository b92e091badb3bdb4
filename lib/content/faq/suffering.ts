import type { FaqItem } from "./schema";

export const suffering: FaqItem = {
  id: "faq-suffering",
  order: 70,
  section: "Evil and suffering",
  question: "If God is good, why is there suffering?",
  askedAs: [
    "why does god allow suffering",
    "why do bad things happen to good people",
    "why is there evil in the world",
    "why does god let children get sick",
    "if god is love why is there pain",
    "why does god allow wars and disasters",
    "the problem of evil",
    "why did god let this happen to me",
    "what kind of god watches a child starve",
    "earthquake killed thousands where was god",
    "life is so unfair",
    "i see patients die in pain every night and wonder where god is",
    "my sister was hit by a drunk driver and she never hurt anybody",
    "why me god",
    "what is the reason for pain",
    "my cousin got leukemia shes six",
    "why do the nicest folk get cancer and the crooks live to ninety",
    "why did god make germs and sickness",
    "everything went wrong this year, house fire, then mum's stroke",
    "innocent people hurt by war, does he not care",
    "why is life so hard",
    "where was god when my friend was murdered",
    "purpose of hardship",
    "why does the lord permit tragedy",
    "god is meant to be kind so why all this hurt",
    "He lets kids get bombed. Explain.",
    "is there a meaning in tragedy",
    "the world is broken and god does nothing",
    "why do wicked people have it easy",
    "hurricane destroyed our town why",
    "why god allow bad thing for good person",
    "why does god not help the hungry",
    "the bible's answers to human misery",
    "why did covid happen if god loves us",
    "good people suffer",
    "Pastoral theology of affliction: what does scripture offer",
  ],
  answer: `The Bible gives no single formula for suffering, but it says that God did not stay away from it: in Christ he suffered with us and for us.

It speaks of a world that is broken since the fall (Genesis 3:16-19; Romans 8:20-22), of harm that people freely do to each other, and of trials that can make faith grow (Romans 5:3-4; James 1:2-4). Sometimes it offers no reason at all. Job asks for one and is met by God himself (Job 38:1-4). Jesus refuses the idea that those who suffer must have sinned more than others (Luke 13:1-5; John 9:1-3). Isaiah 53:3-4 describes a servant who carries our pain.

Many thoughtful people find the amount of suffering the strongest reason not to believe, and that deserves respect, not a quick reply. A person in pain usually needs company and help before explanations.

If you are suffering now, please do not carry it alone. If you are thinking of harming yourself, contact your local emergency services or a crisis line now, and tell someone near you. Your life matters to God.`,
  verse: "Romans 8:18",
  sources: [],
  helplines: ["crisis"],
};
