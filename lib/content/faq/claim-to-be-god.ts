import type { FaqItem } from "./schema";

export const claimToBeGod: FaqItem = {
  id: "faq-claim-to-be-god",
  order: 220,
  section: "Jesus",
  question: "Did Jesus claim to be God?",
  askedAs: [
    "did jesus say he was god",
    "where does jesus claim to be god",
    "is jesus god",
    "did jesus think he was divine",
    "did jesus call himself the son of god",
    "was jesus only a prophet or god",
    "before abraham was i am",
    "i and the father are one",
    "he never once said im god worship me",
    "john 8 58 stones",
    "my muslim colleague says show me where isa said worship me",
    "trilemma cs lewis mad bad or god",
    "he forgave sins like only god can",
    "self-understanding of jesus",
    "jehovahs witnesses say he is a god",
    "deity of christ in his own words",
    "son of man daniel 7 caiaphas blasphemy",
    "why do you call me good only god is good",
    "the father is greater than i",
    "did the carpenter think of himself as divine",
    "i am sayings",
    "who did jesus say he was",
    "did he ever let people worship him",
    "high priest tore his robes",
    "just a moral teacher who got deified",
    "was jesus claiming equality with god",
    "Where does he call himself divine",
    "Jesus said he is God or only messenger?",
    "is jesus the almighty or just his son",
    "what did jesus say about himself",
    "synoptic evidence for divine identity",
    "did jesus know he was god",
  ],
  answer: `The Gospels show him claiming what belongs to God alone, in deeds and words that his hearers understood and often resented.

He forgives sins, and scribes ask who but God can do that (Mark 2:5-12). Before the high priest he speaks of himself as the Son of Man coming with the clouds, the figure of Daniel 7:13-14, and is charged with blasphemy (Mark 14:61-64). In John he says that he existed before Abraham, using words that recall God’s own name (John 8:58-59), and that he and the Father are one (John 10:30-33). After the resurrection he accepts the worship of Thomas (John 20:28-29).

Many critical scholars think that the open statements in John express the church’s later faith, and that Jesus spoke of himself less directly. Muslims and Jews do not accept the claim at all. What tells against a slow growth of the idea is its early date: the hymn-like passage in Philippians 2:6-11, from a letter of Paul, already gives Jesus the honor that Isaiah reserves for God (Isaiah 45:23).`,
  verse: "John 20:28",
  sources: [],
};
