import type { Answer } from "./schema";

export const troubleWithMyTeenager: Answer = {
  id: "trouble-with-my-teenager",
  section: "Hard times",
  question: "My teenager will not listen to me. What can I do?",
  askedAs: [
    "my son is out of control",
    "fighting with my daughter every day",
    "raising teenagers bible",
    "teen rebellion christian parents",
    "my kid hates me",
    "how to talk to my teenager about god",
  ],
  answer:
    "Stay near, stay calm and keep the door open; a growing child has to push against someone. The Bible tells parents not to provoke or discourage their children, and it shows the best of fathers letting a son go and watching the road for him. Fewer words and more listening, few rules but firm ones, an apology when you were wrong, and a meal together. If there are drugs, self-harm or violence, get help now.",
  passages: [
    { reference: "Colossians 3:21", why: "Do not provoke, so that they do not lose heart." },
    { reference: "Proverbs 15:1", why: "A soft answer turns anger away." },
    { reference: "Luke 2:46-51", why: "Even Jesus at twelve puzzled his parents." },
    { reference: "James 1:19-20", why: "Quick to hear, slow to speak, slow to anger." },
  ],
  sources: [],
  related: ["my-child-has-left-the-faith", "raising-children"],
};
