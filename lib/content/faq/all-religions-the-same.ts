import type { FaqItem } from "./schema";

export const allReligionsTheSame: FaqItem = {
  id: "faq-all-religions-the-same",
  order: 260,
  section: "Faith and other religions",
  question: "Aren’t all religions basically the same?",
  askedAs: [
    "do all religions lead to god",
    "are all religions equal",
    "is jesus the only way to god",
    "are all faiths the same in the end",
    "why should christianity be the only true religion",
    "do all paths lead to heaven",
    "which religion is true",
    "coexist bumper sticker",
    "all roads lead up the same mountain",
    "my friend says every faith teaches love",
    "isnt it arrogant to say only christians are right",
    "blind men and the elephant",
    "hindu muslim christian all pray to one god in the end",
    "religious pluralism john hick",
    "many ways to the divine",
    "why christianity and not islam or buddhism",
    "how can you say the others are wrong",
    "i am the way the truth and the life exclusive claim",
    "thousands of gods why yours",
    "theyre all just about being kind",
    "does it matter what you believe as long as youre sincere",
    "my husband is hindu and says we worship alike",
    "golden rule in every religion",
    "what makes christianity different",
    "is one religion better than the others",
    "Is exclusivism intolerant",
    "every religion thinks its the right one",
    "sikhs jews muslims christians deep down no difference",
    "grandma says its all one god",
    "comparing world religions core claims",
    "all religion same truth with different name?",
    "bahai all prophets equal",
    "baghavad gita quran bible same message",
  ],
  answer: `No; religions share a good deal of moral teaching, but they differ on who God is, what is wrong with us and what can put it right.

Most call for honesty, kindness and care for the poor, and Christians can gladly say so. The deeper answers diverge. Islam honors Jesus as a prophet and denies that he was crucified (Quran 4:157). Judaism, from which the Christian faith came, does not receive him as the Messiah. Hindu and Buddhist traditions, broadly speaking, see ignorance or craving as the root problem rather than sin against a personal God. Christianity says that we are rescued by what God has done in Jesus, who calls himself the way to the Father (John 14:6; Acts 4:12).

Some thinkers hold that all faiths are paths up one mountain. That is generous, but it asks each religion to give up what it says about itself. Disagreeing honestly can be a form of respect.

Christians are told to explain their hope humbly and with respect (1 Peter 3:15). A person of another faith is a neighbor to be loved, never an enemy to be defeated.`,
  verse: "John 14:6",
  sources: [],
};
