import type { ChurchFather } from "./schema";

export const augustine: ChurchFather = {
  id: "augustine",
  order: 60,
  name: "Augustine of Hippo",
  fullName: "Aurelius Augustinus, Augustine of Hippo",
  lifespan: "November 13, 354 – August 28, 430",
  location: "Born at Thagaste (Souk Ahras, Algeria); bishop at Hippo Regius (Annaba, Algeria)",
  title: "Bishop of Hippo",
  description:
    "A gifted and restless North African looked for truth in ambition, in a strict sect and in philosophy before he was baptized at Milan. As bishop of a harbor town he wrote on grace, the Trinity, time, history and Genesis, and no other Latin Christian of the early centuries has shaped the West so deeply.",
  majorWorks: [
    {
      title: "Confessions",
      date: "c. 397-401",
      about:
        "His life told as a prayer, from infancy to his mother’s death, followed by reflections on memory, time and the first chapter of the Bible.",
    },
    {
      title: "On Christian Doctrine",
      date: "396-426/427",
      about:
        "A guide to reading and teaching Scripture. Love of God and neighbor is the goal of all of it, and learning of every kind may serve.",
    },
    {
      title: "On the Trinity",
      date: "c. 399-426",
      about:
        "First the witness of Scripture to Father, Son and Spirit, then a search for faint likenesses of God in the human mind that remembers, knows and loves.",
    },
    {
      title: "The Literal Meaning of Genesis",
      date: "c. 401-415",
      about:
        "A slow commentary on the opening chapters of the Bible, full of questions. He warns Christians not to make rash claims about nature in the name of Scripture.",
    },
    {
      title: "The City of God",
      date: "413-426/427",
      about:
        "Begun when pagans blamed the fall of Rome on the new religion. It answers them, and then follows two communities, formed by two loves, from creation to the last judgment.",
    },
    {
      title: "Enchiridion on Faith, Hope and Love",
      date: "c. 421",
      about:
        "A handbook for a layman who had asked for a summary of what Christians believe, hope for and practice.",
    },
  ],
  keyContributions: [
    "Wrote the Confessions, the first great story of a soul before God",
    "Taught against Pelagius that salvation begins with God’s grace and not with our effort",
    "Offered in The City of God a Christian reading of history after Rome was sacked in 410",
    "Gave readers of Scripture a rule: a reading that does not build up love has missed the point",
    "Thought about the Trinity, time and memory in ways that philosophers still discuss",
  ],
  theologicalFocus: [
    "Grace, sin and the freedom of the will",
    "The two cities and the two loves that built them",
    "Scripture and how to interpret it",
    "Creation and time",
  ],
  notableQuotes: [
    {
      id: "augustine-quote-1",
      text: "Thou hast formed us for Thyself, and our hearts are restless till they find rest in Thee.",
      work: "Confessions",
      section: "Book 1, chapter 1, section 1",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 1, tr. J. G. Pilkington",
      note: "The familiar “restless, until it repose in Thee” belongs to another translator, E. B. Pusey.",
    },
    {
      id: "augustine-quote-2",
      text: "Too late did I love Thee, O Fairness, so ancient, and yet so new! Too late did I love Thee!",
      work: "Confessions",
      section: "Book 10, chapter 27, section 38",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 1, tr. J. G. Pilkington",
    },
    {
      id: "augustine-quote-3",
      text: "Let every good and true Christian understand that wherever truth may be found, it belongs to his Master …",
      work: "On Christian Doctrine",
      section: "Book 2, chapter 18, section 28",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 2, tr. J. F. Shaw",
      note: "Part of a sentence. The saying “all truth is God’s truth” goes back to this thought but is not his wording.",
    },
    {
      id: "augustine-quote-4",
      text: "For understanding is the reward of faith. Therefore do not seek to understand in order to believe, but believe that thou mayest understand …",
      work: "Tractates on the Gospel of John",
      section: "Tractate 29, section 6",
      translation:
        "Nicene and Post-Nicene Fathers, series 1, vol. 7, tr. John Gibb and James Innes",
      verses: ["John 7:17"],
      note: "The sentence continues.",
    },
    {
      id: "augustine-quote-5",
      text: "What kind of days these were it is extremely difficult, or perhaps impossible for us to conceive, and how much more to say!",
      work: "The City of God",
      section: "Book 11, chapter 6",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 2, tr. Marcus Dods",
      verses: ["Genesis 1"],
      note: "About the days of creation in Genesis 1.",
    },
    {
      id: "augustine-quote-6",
      text: "Reckoning by the sacred writings, we find that not 6000 years have yet passed.",
      work: "The City of God",
      section: "Book 12, chapter 10",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 2, tr. Marcus Dods",
      note: "Part of a sentence. He counted by the Greek Old Testament, and he held creation to be recent while he left open what the days were. Editions differ by one in the chapter numbers of book 12.",
    },
    {
      id: "augustine-quote-7",
      text: "I have learned to yield this respect and honour only to the canonical books of Scripture: of these alone do I most firmly believe that the authors were completely free from error.",
      work: "Letter 82 (to Jerome)",
      section: "Chapter 1, section 3",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 1, tr. J. G. Cunningham",
    },
    {
      id: "augustine-quote-8",
      text: "There we shall rest and see, see and love, love and praise. This is what shall be in the end without end.",
      work: "The City of God",
      section: "Book 22, chapter 30",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 2, tr. Marcus Dods",
    },
  ],
  historicalContext: `Augustine was born at Thagaste in Roman North Africa on November 13, 354. His mother, Monica, prayed for him through the years in which he went his own way. As a student at Carthage he lived with a woman who bore him a son, and for about nine years he followed the Manichaeans, who explained evil by a second power alongside God. He taught rhetoric in Carthage, Rome and Milan, rose quickly, and was unhappy. The Manichaean teachers could not answer his questions, and for a time he doubted whether anything could be known.

At Milan he heard Bishop Ambrose preach, and read both the Platonists and Paul. The turning point came in a garden when he opened the apostle’s letters at Romans 13:13-14. Ambrose baptized him at Easter 387. Back in Africa he wanted a quiet life with friends, but on a visit to Hippo the congregation seized him and had him ordained a priest in 391. In 395 or 396 he became bishop and remained so for the rest of his life, preaching, judging disputes and writing at night.

The empire in the West was breaking up. In 410 the Goths sacked Rome, and refugees arrived in Africa with their questions. Twenty years later the Vandals were at the gates of Hippo itself. Augustine died on August 28, 430, while they were besieging the town.`,
  controversies: [
    "The Manichaeans. He had been one of them, and argued afterward that evil is no power of its own but the lack and spoiling of good.",
    "The Donatists. This African church held that sacraments given by unworthy clergy were worthless. At the Conference of Carthage in 411 the case went against them. Augustine came to approve of pressure by the state to bring them back, and later persecutors misused his arguments.",
    "Pelagius and Caelestius. They taught that people can obey God by their own free choice. Augustine answered that the will itself needs to be healed by grace.",
    "Original sin and predestination. How guilt is shared with Adam, and how God’s choice fits with human freedom, has been debated ever since. Eastern Christians in particular never accepted all that he taught.",
    "The days of creation. He believed the world to be young, yet in The Literal Meaning of Genesis he leaned to the view that God made everything in one moment and laid in it the seeds of things that would appear in their time. Both young-earth and old-earth writers quote him, and neither can claim him whole.",
  ],
  legacy: `Medieval theology in the Latin West is in large part a conversation with Augustine, and the Reformation was one too. Luther had been a friar of an Augustinian order; Calvin cites no father more often. Catholics honor him as a Doctor of the Church and set alongside his teaching on grace what he says about the church and its sacraments.

Not all of it has been a blessing. His readiness to let the state put pressure on dissenters, and some of what he wrote about desire and about infants who die, have troubled many who love him. But generations of readers have recognized themselves in his restlessness and have found in the Confessions a way to speak to God about a whole life. He is remembered on August 28.`,
  quickFacts: {
    Mother: "Monica",
    Baptism: "Milan, Easter 387",
    Bishop: "395/396-430",
    "Best-known book": "Confessions",
    "Longest debate": "Pelagius, from about 411",
    Feast: "August 28",
  },
  sources: [
    "Nicene and Post-Nicene Fathers, series 1, vol. 1, ed. P. Schaff (Christian Literature Company, 1886-1900): Confessions and Letters",
    "Nicene and Post-Nicene Fathers, series 1, vol. 2, ed. P. Schaff (Christian Literature Company, 1886-1900): The City of God, On Christian Doctrine",
    "Nicene and Post-Nicene Fathers, series 1, vol. 7, ed. P. Schaff (Christian Literature Company, 1886-1900): Tractates on the Gospel of John",
  ],
};
