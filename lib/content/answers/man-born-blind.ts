import type { Answer } from "./schema";

export const manBornBlind: Answer = {
  id: "man-born-blind",
  section: "Doubts and hard texts",
  question: "Did God make a man blind on purpose, in John 9?",
  askedAs: [
    "john 9 that the works of god might be displayed",
    "neither this man nor his parents sinned meaning",
    "who sinned that he was born blind",
    "was somebody born unable to see just so jesus could do a miracle",
    "seems cruel to let a person live without sight for years for a demonstration",
    "born blind so gods works could be shown in him",
    "did god cause his disability for his own glory",
    "mud on the eyes and pool of siloam story why was he blind",
    "is blindness a punishment in the gospels",
    "jesus told them it was nobody's fault that he couldnt see",
    "hina clause john 9 3 purpose or result",
    "theology of disability and john 9",
    "my son was born blind and someone quoted john nine at me",
    "i read the blind beggar story to a patient and it upset her",
    "did god take that guys eyes away to show off",
    "my daughter has a condition since birth and people say its for gods glory",
    "why would god plan a birth defect",
    "preaching on john nine with a wheelchair user in the front row",
    "he spat and made clay for the blind man's eyes, but who made him blind",
    "does god make people handicapped so others can learn",
    "punctuation in john 9 3 to 4",
    "was the beggar blind because of his mother's sin",
    "the disciples thought he deserved being blind",
    "is it fair that a man sat begging for decades to prove a point",
    "can an unborn child sin according to the rabbis in john 9",
    "sight given to one blind from birth explanation",
    "i am blind and i hate that verse about god's works",
    "born sick to display god's power",
    "jesus on causes of suffering blind man",
    "so that the work of god might be made manifest in him, really?",
  ],
  answer:
    "When the disciples asked whose sin had caused a man to be born blind, Jesus answered: neither his own nor his parents’. He adds that the works of God were to be shown in him, which many read as the purpose of the blindness; but the old manuscripts have no punctuation, and the words may also be read as, “So that God’s works may be shown in him, I must work.” Either way Jesus refuses to blame, and at once he heals. The chapter ends with the man seeing more than those who called him a sinner.",
  passages: [
    { reference: "John 9:1-3", why: "The question about blame, and Jesus’ no." },
    { reference: "John 9:4-7", why: "What follows: while it is day, he works, and the man sees." },
    {
      reference: "John 9:34-38",
      why: "The man is thrown out as a sinner, and Jesus goes to find him.",
    },
    {
      reference: "Exodus 4:11",
      why: "God speaks of himself as Lord of those who see and those who do not.",
    },
  ],
  christianViews:
    "Many Christians hold that God allows a hardship for a good that is seen only later. Others understand the sentence as saying what God will do with the blindness, not why it came. Almost all agree that no one may infer a sin from a disability.",
  critics:
    "People with disabilities have objected to being used to show something to others, and ask that the passage not be preached as if nobody could be whole without a cure.",
  sources: [
    {
      author: "John C. Poirier",
      year: "1996",
      title: "“Day and Night” and the Punctuation of John 9.3",
      publication: "New Testament Studies 42: 288-294",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1017/S0028688500020750",
    },
  ],
  related: ["disability-and-the-bible", "is-god-punishing-me"],
};
