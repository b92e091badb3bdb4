import type { Answer } from "./schema";

export const elishaAndTheBears: Answer = {
  id: "elisha-and-the-bears",
  section: "Doubts and hard texts",
  question: "Why did bears maul the youths who mocked Elisha?",
  askedAs: [
    "why did god send bears to kill kids",
    "elisha bald head bears",
    "42 children killed by bears in the bible",
    "go up you baldhead story",
    "did god kill children for making fun of a bald man",
    "she bears tore up 42 kids",
    "was elisha's curse on the children right",
    "bears eat kids bible",
    "baldy",
    "prophet curses children",
    "42 kids",
    "mauled for name calling",
    "is it moral to kill boys for teasing",
    "bald prophet and the bears",
    "small boys or young men neurim qetannim",
    "2 kings 2 24",
    "worst story in the bible bears",
    "elisha had a temper",
    "god sent animals to rip children apart",
    "i laughed at a bald man will a bear come",
    "bethel youths gang",
    "she bears",
    "elijah and the bears",
    "making fun of a prophet",
    "my son found the bear story and he is shocked",
    "why were the youths jeering at elisha",
    "apologetics for elisha's curse",
    "bear attack old testament",
    "how can a holy man curse kids",
    "forty-two kids torn apart because somebody was touchy about his hair",
    "what is the story with the bald prophet and the wild animals",
  ],
  answer:
    "The story does not explain itself: Elisha curses, in the name of the Lord, a crowd who jeer at him, and two bears tear forty-two of them. In its setting, near Bethel with its rival shrine, the point seems to be how grave it is to despise God’s word and the one who carries it. The Hebrew words for the mockers can mean boys or young men, so how old they were is disputed. The text says that they were torn, and does not say that they died.",
  passages: [
    { reference: "2 Kings 2:23-24", why: "The whole episode, in two verses." },
    { reference: "2 Kings 2:19-22", why: "Just before it, Elisha’s word heals a town’s water." },
    {
      reference: "Leviticus 26:21-22",
      why: "Wild animals as one of the curses for turning from God.",
    },
  ],
  christianViews:
    "Some Christians read it as a just judgment on a hostile gang of youths. Others see a hard old tale that shows the power of a prophet’s word, for blessing and for curse, and turn to Jesus, who blessed children and would not call down fire on those who refused him.",
  critics:
    "Critics say that no insult deserves this, whatever the age of the mockers, and that the plain reading is of boys; the story reads like a legend told to make people respect holy men.",
  sources: [
    {
      author: "Robert Alter",
      year: "2019",
      title: "The Hebrew Bible: A Translation with Commentary",
      publication: "W. W. Norton",
      kind: "book",
    },
  ],
  related: ["uzzah", "ananias-and-sapphira"],
};
