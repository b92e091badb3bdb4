import type { StudyGuide } from "./schema";

export const genesisCreation: StudyGuide = {
  id: "genesis-creation",
  order: 10,
  title: "Genesis and Creation",
  summary:
    "Read the first chapter of the Bible slowly, add up the years it has been taken to imply, and weigh this guide’s young-earth reading alongside the others.",
  keyVerses: [
    "Genesis 1:1",
    "Genesis 1:27",
    "Genesis 1:31",
    "Exodus 20:11",
    "Psalm 33:6",
    "Psalm 33:9",
    "John 1:1-3",
    "Colossians 1:16-17",
    "Hebrews 11:3",
    "Romans 1:20",
  ],
  overview: `The Bible opens with a world that exists because God spoke. Nobody argues with him and nothing resists him. Psalm 33:6-9 turns the same thought into praise, and John 1:1-3 identifies the Word through whom everything came to be.

The chapter is built with care. Six times God looks at what he has made and finds it good; the seventh time, with the work complete, the verdict rises to very good (Genesis 1:4, 10, 12, 18, 21, 25, 31). Man and woman come last, both made in God’s image and both blessed and given charge of the earth (Genesis 1:26-28). Then God rests and makes the seventh day holy (Genesis 2:1-3). When Israel later receives the Sabbath command, this week of work and rest is the reason given (Exodus 20:8-11).

This guide reads the six days as ordinary days and holds that the earth is about 6,000 years old. That is its own reading, reached by adding up the ages in the Hebrew text. Mainstream science puts the age of the earth at about 4.54 billion years, and many Christians who trust the Bible accept that figure. Both are set out below.

Whatever a group concludes about dates, the chapter asks for more than a date. It says that the world is a gift, that every person carries God’s image, and that work and rest both belong to a life lived before him. Leave time in the hour for those claims too.`,
  discussionQuestions: [
    "Read Genesis 1:1-5 aloud. What does God do before anyone is there to see it, and what does the order of his actions tell you about him?",
    "Compare days one to three with days four to six in Genesis 1:3-31. Where do you see one day preparing a place and another filling it?",
    "Genesis 1:26-28 gives God’s image to both man and woman. What follows for the way we speak about people we find difficult?",
    "How does Exodus 20:8-11 use the creation week, and what would be lost if the week were taken out of the command?",
    "Jesus goes back to the beginning in Matthew 19:4-6. What does he build on it?",
    "Romans 1:20 says that something about God can be seen in what he has made. What can be seen there, and what can only be known if God tells us?",
    "Hebrews 11:3 speaks of understanding by faith. How do faith and study of the natural world work together for you?",
    "Which of the views listed below would you find hardest to explain fairly to a friend who holds it?",
  ],
  sessionPlan: [
    {
      minutes: 5,
      step: "Open with Psalm 104:24 and a moment of quiet thanks for one thing God has made.",
    },
    {
      minutes: 15,
      step: "Read Genesis 1:1-2:3 aloud, one reader for each day, while the others mark what repeats.",
    },
    {
      minutes: 15,
      step: "Work through the first four questions, keeping the table of days in view.",
    },
    {
      minutes: 15,
      step: "Divide the interpretive views among pairs; each pair states one view as its holders would, and names its strongest verse.",
    },
    {
      minutes: 10,
      step: "Close with Psalm 8:3-4 and Revelation 4:11, and pray in the words of one of them.",
    },
  ],
  sources: [
    {
      author: "James Ussher",
      year: "1650",
      title: "Annales Veteris Testamenti",
      publication: "London",
      kind: "book",
    },
    {
      author: "Augustine of Hippo",
      year: "413-426/427",
      title: "The City of God, books 11 and 12",
      publication: "Nicene and Post-Nicene Fathers, series 1, volume 2",
      kind: "ancient-source",
    },
    {
      author: "Irenaeus of Lyons",
      year: "c. AD 180",
      title: "Against Heresies, book 5",
      publication: "Ante-Nicene Fathers, volume 1",
      kind: "ancient-source",
    },
    {
      author: "Clair Patterson",
      year: "1956",
      title: "Age of meteorites and the earth",
      publication: "Geochimica et Cosmochimica Acta 10: 230-237",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1016/0016-7037(56)90036-9",
    },
    {
      author: "Planck Collaboration",
      year: "2020",
      title: "Planck 2018 results. VI. Cosmological parameters",
      publication: "Astronomy and Astrophysics 641: A6",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1051/0004-6361/201833910",
    },
    {
      author: "Mary H. Schweitzer and others",
      year: "2005",
      title: "Soft-tissue vessels and cellular preservation in Tyrannosaurus rex",
      publication: "Science 307: 1952-1955",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.1108397",
    },
    {
      author: "Mary H. Schweitzer and others",
      year: "2014",
      title:
        "A role for iron and oxygen chemistry in preserving soft tissues, cells and molecules from deep time",
      publication: "Proceedings of the Royal Society B 281: 20132741",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1098/rspb.2013.2741",
    },
    {
      author: "G. Brent Dalrymple",
      year: "2001",
      title: "The age of the Earth in the twentieth century: a problem (mostly) solved",
      publication: "Geological Society, London, Special Publications 190: 205-221",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1144/GSL.SP.2001.190.01.14",
    },
    {
      author: "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds.",
      year: "2005",
      title: "Radioisotopes and the Age of the Earth, volume II",
      publication: "Institute for Creation Research and Creation Research Society",
      kind: "book",
    },
    {
      author: "Jason P. Lisle",
      year: "2010",
      title: "Anisotropic Synchrony Convention: A Solution to the Distant Starlight Problem",
      publication: "Answers Research Journal 3: 191-207",
      kind: "journal",
    },
    {
      author: "E. B. Daeschler, N. H. Shubin and F. A. Jenkins",
      year: "2006",
      title: "A Devonian tetrapod-like fish and the evolution of the tetrapod body plan",
      publication: "Nature 440: 757-763",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/nature04639",
    },
    {
      author: "Chimpanzee Sequencing and Analysis Consortium",
      year: "2005",
      title: "Initial sequence of the chimpanzee genome and comparison with the human genome",
      publication: "Nature 437: 69-87",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/nature04072",
    },
    {
      author: "Jeffrey P. Tomkins",
      year: "2013",
      title:
        "Comprehensive Analysis of Chimpanzee and Human Chromosomes Reveals Average DNA Similarity of 70%",
      publication: "Answers Research Journal 6: 63-69",
      kind: "journal",
    },
    {
      author: "Francis S. Collins",
      year: "2006",
      title: "The Language of God: A Scientist Presents Evidence for Belief",
      publication: "Free Press",
      kind: "book",
    },
    {
      author: "Randall Isaac",
      year: "2007",
      title: "Assessing the RATE Project",
      publication: "Perspectives on Science and Christian Faith 59",
      kind: "journal",
    },
    {
      author: "John H. Walton",
      year: "2009",
      title: "The Lost World of Genesis One",
      publication: "InterVarsity Press",
      kind: "book",
    },
  ],

  timelineStructure: [
    {
      when: "Day 1",
      what: "God calls light into being and parts it from the darkness. Day and night receive their names.",
      reference: "Genesis 1:3-5",
    },
    {
      when: "Day 2",
      what: "An expanse, the sky, is set between the waters above and the waters below.",
      reference: "Genesis 1:6-8",
    },
    {
      when: "Day 3",
      what: "The waters are gathered so that dry land appears, and the land brings out plants and fruit trees with their seed.",
      reference: "Genesis 1:9-13",
    },
    {
      when: "Day 4",
      what: "Sun, moon and stars are set in the sky to give light and to mark seasons, days and years.",
      reference: "Genesis 1:14-19",
    },
    {
      when: "Day 5",
      what: "The seas fill with living creatures and birds fly above the earth; God blesses them to multiply.",
      reference: "Genesis 1:20-23",
    },
    {
      when: "Day 6",
      what: "Land animals are made, and then man and woman, who are blessed and entrusted with the earth.",
      reference: "Genesis 1:24-31",
    },
    {
      when: "Day 7",
      what: "God has finished. He rests, blesses the day and makes it holy.",
      reference: "Genesis 2:1-3",
    },
  ],
  timelineInsight: `How does a reader get from Genesis to a number of years? Genesis 5:3-28 tells how old each father was when the next son in the line was born, and Genesis 7:6 gives Noah’s age when the Flood came. Add 130, 105, 90, 70, 65, 162, 65, 187, 182 and 600, and the Hebrew text puts the Flood 1,656 years after Adam.

Other ancient texts give other ages. The Greek Old Testament comes to 2,242 or 2,262 years, depending on the manuscript, and the Samaritan text to 1,307. In 1650 James Ussher, working from the Hebrew numbers and the later reigns, dated creation to 4004 BC and the Flood to 2348 BC. The Jewish calendar counts from 3761 BC.

So the figure of about 6,000 years rests on the Hebrew ages read as a line without gaps. The Greek ages, read in the same way, give about 7,500.`,
  scientificNotes: [
    "Genesis 1:1 and Hebrews 11:3 describe a world that began. Cosmologists today also speak of a beginning of the observable universe. They date it to about 13.8 billion years ago, a figure that this guide does not adopt.",
    "By the standard measurements the earth is 4.54 billion years old, within about one percent. The figure is derived from radioactive decay in meteorites and very old minerals. This guide’s figure of about 6,000 years comes from reading the text, and the two cannot both be right as dates.",
    "Plants and animals appear “after their kind” (Genesis 1:11-12; Genesis 1:21; Genesis 1:24-25). The Hebrew word is min. It is not a term of modern biology; in young-earth writing a kind is usually about as broad as a biologist’s family.",
    "Genesis 3:20 and Acts 17:26 make humankind one family. Geneticists agree that everyone alive belongs to one species with small differences. By the usual measure any two people share about 99.9 percent of the sequence, though other ways of counting differences give other figures.",
  ],
  scientificSupport: [
    {
      argument: "Soft tissue in dinosaur bone",
      fact: "In 2005 Mary Schweitzer and her colleagues reported flexible vessels from a Tyrannosaurus, specimen MOR 1125, in rock dated to about 68 million years. Young-earth writers ask how such tissue could last so long.",
      reply:
        "Later work by Schweitzer’s team points to iron from blood and to cross-linking as preservatives. She is a Christian herself and rejects the young-earth use of her find.",
    },
    {
      argument: "Fine-tuning",
      fact: "Several constants of physics fall in narrow ranges that permit life. Many see the hand of a designer in this.",
      reply:
        "The observation is widely shared. Explanations differ: design, many universes, or a law not yet known. The argument says nothing about age.",
    },
    {
      argument: "Fast canyons at Mount St. Helens",
      fact: "After the eruption of 1980, flows carved canyons through fresh ash within days, so erosion on a large scale need not be slow.",
      reply: "The new deposits were loose. Hard rock, geologists answer, is cut far more slowly.",
    },
    {
      argument: "Carbon-14 in coal and diamonds",
      fact: "The young-earth RATE project reported traces of carbon-14 in 2005, where very old material should have none left.",
      reply:
        "Critics explain the traces by contamination and by the background that every laboratory instrument shows. The point is still debated.",
    },
    {
      argument: "For an old earth: ages that agree",
      fact: "Uranium and lead, rubidium and strontium, potassium and argon decay by different steps, at different rates, in different minerals. Brent Dalrymple’s review (2001) shows how they meet at 4.5 billion years for meteorites, moon and earth. Leaks and false starts would scatter the results.",
      reply:
        "RATE’s authors grant the decay and propose that it once ran far faster, in creation week and the Flood. They list the heat this would release as a problem they have not solved.",
    },
    {
      argument: "For an old earth: light from far away",
      fact: "Galaxies are seen whose light, at its measured speed, has been traveling for millions or billions of years, and it carries a record of events on the way.",
      reply:
        "Young-earth astronomers take this as a real question and offer answers of several kinds. Jason Lisle (2010) defines the time of an event by when it is seen on earth; others think of light sped on its way on the fourth day.",
    },
    {
      argument: "For common descent: the order of the fossils",
      fact: "Fish come before amphibians, those before mammals, and no rabbit lies in the oldest rocks. The order has been used to search: Neil Shubin’s team looked in rocks of the expected age for a fish with a wrist and found Tiktaalik in 2004.",
      reply:
        "Young-earth writers see the order of burial in the Flood, the sea floor first and the high ground last, and note how many kinds appear without forerunners.",
    },
    {
      argument: "For common descent: shared marks in the genome",
      fact: "People and chimpanzees share about 96 percent of their DNA when insertions are counted (2005), and carry the same broken genes and the same old viral insertions at the same places, as copied errors betray a common source.",
      reply:
        "Young-earth biologists hold that one Maker would use similar parts for similar bodies, and that some of this “junk” has a use. Jeffrey Tomkins counts a lower similarity, about 70 percent (2013); other researchers dispute his count.",
    },
  ],
  supportingInsights: [
    "Jesus treats the making of male and female as the ground of marriage and places it at the beginning (Matthew 19:4-6; Mark 10:6).",
    "Paul sets Adam and Christ side by side as two heads of humankind (Romans 5:12-19; 1 Corinthians 15:21-22; 1 Corinthians 15:45). Readers who see Adam as a historical man rely heavily on these passages.",
    "Isaiah 45:18 adds purpose to power: the earth was shaped to be lived in.",
  ],
  interpretiveViews: [
    {
      view: "Young earth (this guide)",
      explanation:
        "Six ordinary days, between about 6,000 and 10,000 years ago. Those who hold it point to evening and morning, and to the week in Exodus 20:11.",
    },
    {
      view: "Day-age and gap views",
      explanation:
        "Either each day stands for a long age, or Genesis 1:2 opens a long time after Genesis 1:1.",
    },
    {
      view: "Framework",
      explanation:
        "The days are a literary pattern: three that form realms, then three that fill them.",
    },
    {
      view: "Temple or functional view",
      explanation:
        "God assigns roles and takes up his rest, as in a temple. John Walton argued this in 2009.",
    },
    {
      view: "Evolutionary creation",
      explanation:
        "God created through the long history that the sciences describe. Those who hold it say that Genesis tells who made the world and what we are for, in the terms of its own age (1:6-8 knows a firmament with water above it); that God works through rain and birth, which have causes too; and that a creation which tells of an age it does not have would not be true to its Maker. Francis Collins is among them.",
    },
    {
      view: "Early readers",
      explanation:
        "Irenaeus linked six days with six thousand years (Against Heresies 5.28.3). Augustine thought the world to be less than 6,000 years old (City of God 12.10), yet found the days themselves all but impossible to conceive (City of God 11.6).",
    },
  ],
  reflection: `Read Psalm 8:3-4 at night if you can, under an open sky. The psalm moves from the size of the heavens to the wonder that God thinks of us at all. Then let Psalm 104:24 and Revelation 4:11 turn the thought outward: all of it was made with wisdom, and all of it is his. What would change this week if you met each person as someone who bears God’s image?`,
};
