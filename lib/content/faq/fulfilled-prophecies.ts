import type { FaqItem } from "./schema";

export const fulfilledProphecies: FaqItem = {
  id: "faq-fulfilled-prophecies",
  order: 200,
  section: "The Bible: text, canon, reliability",
  question: "What are the most-cited fulfilled prophecies?",
  askedAs: [
    "which prophecies did jesus fulfill",
    "what prophecies of the bible have come true",
    "old testament prophecies about the messiah",
    "are there any fulfilled prophecies",
    "how many prophecies were fulfilled",
    "prophecies about jesus",
    "messianic predictions list",
    "odds of one man fulfilling 8 prophecies peter stoner",
    "psalm 22 they pierced my hands",
    "daniel seventy weeks",
    "born in bethlehem micah",
    "tyre prophecy ezekiel 26",
    "cyrus named in isaiah 45 before birth",
    "riding on a donkey zechariah",
    "did the prophets predict christ",
    "which forecasts came to pass",
    "three hundred predictions about the messiah",
    "proof from prophecy",
    "did anything the bible foretold actually happen",
    "he could have just arranged to fulfil them",
    "fall of babylon foretold",
    "where does the ot point to christ",
    "bible predictions that came true",
    "old testament hints about the saviour",
    "how did prophets know what would happen",
    "Argument from prophecy evaluated",
    "Isaiah Micah Zechariah verses about the coming king",
    "my sunday school class wants five foretellings of jesus",
    "is it vague like nostradamus",
    "what did the old books say about the messiah before he came",
    "Which prophesies are fulfill?",
    "emmaus beginning with moses and all the prophets",
  ],
  answer: `The ones cited most often point to the Messiah, and a few concern nations and kings.

Christians name the birth at Bethlehem (Micah 5:2), the suffering servant (Isaiah 52:13-53:12), one who is pierced (Zechariah 12:10), the scenes of Psalm 22:16-18 and the king on a donkey (Zechariah 9:9). Outside that circle come Cyrus, named in Isaiah 44:28, and the fall of Tyre (Ezekiel 26:3-14).

Other readings belong beside them. Jewish interpreters generally see Israel in Isaiah 53. The Hebrew of Psalm 22:16 is uncertain, either “pierced” or “like a lion.” Critical scholars date the Cyrus chapters to his own time. Tyre’s mainland city was ruined and yet a town lived on, and Ezekiel 29:17-20 itself says that Nebuchadnezzar was not paid for his trouble there.

Peter Stoner calculated enormous odds against chance fulfillment. His figures rest on guesses, so we do not offer them as proof. The New Testament’s own argument is different: the whole pattern of promise finds its meaning in Jesus (Luke 24:44).`,
  verse: "Isaiah 46:9-10",
  sources: [
    {
      author: "Peter W. Stoner",
      year: "1958",
      title: "Science Speaks",
      publication: "Moody Press",
      kind: "book",
    },
  ],
};
