import type { Answer } from "./schema";

export const whatIsTheFruitOfTheSpirit: Answer = {
  id: "what-is-the-fruit-of-the-spirit",
  section: "Faith basics",
  question: "What is the fruit of the Spirit?",
  askedAs: [
    "list the fruits of the spirit",
    "what are the nine fruits of the holy spirit",
    "love joy peace patience kindness where in the bible",
    "how do i grow the fruit of the spirit",
    "fruit of the spirit for kids",
    "name the fruits of the spirit",
    "where is the fruit of the spirit in the bible",
    "nine fruits",
    "love joy peace patience",
    "what are the fruits of the spirit",
  ],
  answer:
    "The fruit of the Spirit is what God’s Spirit grows in a person, and Paul names nine things in Galatians 5: love, joy, peace, patience, kindness, goodness, faithfulness, gentleness and self-control. The word is “fruit”, in the singular: one life with many sides, and not prizes for different people. Fruit ripens slowly and from the inside, so the way to it is to stay close to Christ rather than to strain. Where one of them is missing, one may simply ask, and practice in small things.",
  passages: [
    { reference: "Galatians 5:22-23", why: "The list." },
    { reference: "John 15:4-5", why: "Branches bear fruit by staying on the vine." },
    { reference: "Colossians 3:12-14", why: "A similar list, with love binding it together." },
    { reference: "James 3:17-18", why: "What wisdom from above is like." },
  ],
  christianViews:
    "The Latin Bible, and Catholic tradition after it, counts twelve fruits. Protestants and Orthodox follow the nine of the Greek text.",
  sources: [],
  related: ["what-are-spiritual-gifts", "who-is-the-holy-spirit"],
};
