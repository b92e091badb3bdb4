import type { Section } from "./schema";

export const jonah: readonly Section[] = [
  {
    passage: "Jonah 1:1-16",
    words: "Jonah flees from God to Tarshish by ship from Joppa; storm; thrown into the sea",
    toldAs: [
      "a man takes a boat the other way because he won’t do the job God gave him",
      "sailors throw a passenger overboard and the sea goes calm at once",
      "the guy sleeping below deck while everybody else is scared the ship will sink",
      "they draw lots to find out whose fault the bad weather is",
      "the crew begs God not to blame them for drowning him",
    ],
  },
  {
    passage: "Jonah 1:17-2:10",
    words: "Jonah three days in the fish; he prays and is vomited on dry land",
    toldAs: [
      "the one swallowed by a whale and still alive inside its belly",
      "somebody prays from inside a sea animal with seaweed round his head",
      "a huge fish spits a man out on the beach",
      "three days and nights in the stomach of a sea monster, the kids’ story",
      "he thanks God from the deep water where he thought he would drown",
    ],
  },
  {
    passage: "Jonah 3:1-10",
    words: "Nineveh repents in sackcloth; king and animals fast",
    toldAs: [
      "a whole wicked city says sorry and God does not destroy it",
      "even the cows and sheep had to go hungry and wear rough cloth",
      "the king gets off his throne and sits in ashes",
      "a preacher walks through town saying you have forty days left",
      "the second time he is sent he finally goes and people listen to him",
    ],
  },
  {
    passage: "Jonah 4:1-5",
    words: "Jonah is angry that God spares Nineveh",
    toldAs: [
      "a preacher is furious because God forgave the bad people",
      "he says I knew you were too kind, just let me die",
      "the prophet sulks outside the city waiting to see it burn",
      "God asks a cross man whether he has any right to be mad",
      "who was upset that his enemies were let off",
    ],
  },
  {
    passage: "Jonah 4:6-11",
    words: "plant (gourd, vine) shades Jonah; a worm kills it; should I not pity Nineveh",
    toldAs: [
      "a little bug eats the bush that gave a man shade",
      "God grows a plant overnight to teach an angry man about mercy",
      "he cares more about a plant than about a hundred and twenty thousand people",
      "hot wind and sun make him faint and he wishes he was dead",
      "the book that ends with a question about people and many cows",
    ],
  },
];
