import type { Answer } from "./schema";

export const animalsOnTheArk: Answer = {
  id: "animals-on-the-ark",
  section: "Doubts and hard texts",
  question: "How did all the animals fit on Noah’s ark?",
  askedAs: [
    "how big was noahs ark",
    "did noah really fit two of every animal on the ark",
    "two or seven of each animal on the ark",
    "what did the animals eat on the ark",
    "how did kangaroos get to the ark",
    "is noah's ark scientifically possible",
    "how could noah get all the animals on one boat",
    "how did noah feed the animals",
    "were there dinosaurs on the ark",
  ],
  answer:
    "Genesis does not explain it; it describes a vessel of about 450 by 75 by 45 feet, going by a cubit of some eighteen inches. It speaks of pairs, and of seven, or seven pairs, of clean animals and birds. Those who take the story literally answer that the kinds taken aboard were far fewer than today’s species, and that young animals need little room. Scientists answer that there are millions of species, that a wooden ship of that length would not hold in rough seas, and that animals are not spread over the earth as from one place.",
  passages: [
    { reference: "Genesis 6:14-16", why: "The measurements." },
    { reference: "Genesis 6:19-20", why: "Two of every kind." },
    { reference: "Genesis 7:2-3", why: "Seven of the clean animals and of the birds." },
    { reference: "Hebrews 11:7", why: "What the New Testament draws from it: Noah’s trust." },
  ],
  christianViews:
    "Young-earth Christians estimate some thousands of animals at most, with God bringing and keeping them. Those who hold a regional flood need only the animals of that land. Others read a story about judgment and mercy that uses the flood traditions of the ancient East.",
  critics:
    "Critics add feeding, waste, fresh and salt water, and diversity within species, which a bottleneck of two would have destroyed, and note that older Mesopotamian flood stories also have an ark, animals and birds sent out.",
  sources: [
    {
      author: "John C. Whitcomb and Henry M. Morris",
      year: "1961",
      title: "The Genesis Flood",
      publication: "Presbyterian and Reformed",
      kind: "book",
    },
    {
      author: "Irving Finkel",
      year: "2014",
      title: "The Ark Before Noah",
      publication: "Hodder and Stoughton",
      kind: "book",
    },
    {
      author: "Carol Hill and others, eds.",
      year: "2016",
      title: "The Grand Canyon, Monument to an Ancient Earth",
      publication: "Kregel Publications",
      kind: "book",
    },
  ],
  related: ["gilgamesh-flood", "long-lives-in-genesis"],
};
