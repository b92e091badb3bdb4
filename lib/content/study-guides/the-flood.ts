import type { StudyGuide } from "./schema";

export const theFlood: StudyGuide = {
  id: "the-flood",
  order: 20,
  title: "The Flood",
  summary:
    "Follow the year of the Flood day by day, hear what young-earth writers and geologists each say, and look at God’s promise after the water.",
  keyVerses: [
    "Genesis 6:5-8",
    "Genesis 6:13-16",
    "Genesis 7:11-12",
    "Genesis 8:20-22",
    "Genesis 9:11-15",
    "Matthew 24:37-39",
    "Hebrews 11:7",
    "1 Peter 3:20",
    "2 Peter 2:5",
    "2 Peter 3:5-6",
  ],
  overview: `The Flood story starts with grief. God sees that human hearts have turned to evil and that the earth is full of violence (Genesis 6:5; Genesis 6:11-13). Judgment comes because people are destroying one another and the world they were given. In the middle of that darkness one man finds favor, and through him eight people are brought through the water (Genesis 7:13; 1 Peter 3:20).

Noah is told to build a vessel with three decks, 300 cubits long, 50 wide and 30 high (Genesis 6:15-16). At 45.7 cm to the cubit, that is about 137 meters long, 23 wide and 14 high. Animals come by twos, and the clean ones by sevens, which may mean seven or seven pairs (Genesis 6:19-20; Genesis 7:2-3). The account gives exact days, as a ship’s log would, and its turning point is a single sentence: God remembered Noah (Genesis 8:1).

This guide reads the Flood as worldwide and holds that the earth is about 6,000 years old. That is the guide’s own reading of the text. Mainstream geology finds no single layer left by a flood over the whole earth. It assigns the rocks to many events over billions of years, and dates the earth itself at 4.54 billion. Other Christians read the account as a great regional flood or as a story shaped to teach. Their reasons appear below, beside ours.

The New Testament uses the Flood in three ways: as a warning to stay awake, as an example of faith, and as a picture of rescue. The discussion follows those three.`,
  discussionQuestions: [
    "What does God see in Genesis 6:5-13, and what does it do to him? How is his sorrow different from a loss of temper?",
    "Trace what Noah says and what he does in Genesis 6:13-7:16. What does Hebrews 11:7 say was going on inside him?",
    "Look at Genesis 7:16 and Genesis 8:1. What do these two short sentences say about God’s part in the rescue?",
    "Why do you think Noah’s first recorded act on dry ground is worship (Genesis 8:20-22), and what does God decide in reply?",
    "Genesis 8:21 says the human heart has not changed. Why then does God promise what he does in Genesis 9:8-17?",
    "In Matthew 24:37-39 the people of Noah’s day are doing ordinary things. Where is the danger in that?",
    "How do 1 Peter 3:20 and 2 Peter 3:9 answer someone who thinks God is slow?",
    "How would you explain this guide’s view of the Flood to a geologist in your church, and what would you want to hear from her?",
  ],
  sessionPlan: [
    { minutes: 5, step: "Read Genesis 6:5-8 and sit quietly for a minute before anyone speaks." },
    {
      minutes: 15,
      step: "Read Genesis 7:1-8:22 aloud while one person moves a marker along the table of dates.",
    },
    { minutes: 15, step: "Take the first four discussion questions." },
    {
      minutes: 15,
      step: "Choose one argument for a worldwide flood and one against. One pair states the argument, another states the reply, then both say what they would still like to know.",
    },
    {
      minutes: 10,
      step: "Read Genesis 9:12-17 and Isaiah 54:9, and thank God for promises he has kept.",
    },
  ],
  sources: [
    {
      author: "S. W. Hong and others",
      year: "1994",
      title: "Safety investigation of Noah’s Ark in a seaway",
      publication: "Journal of Creation 8(1): 26-36",
      kind: "journal",
    },
    {
      author: "John C. Whitcomb and Henry M. Morris",
      year: "1961",
      title: "The Genesis Flood",
      publication: "Presbyterian and Reformed",
      kind: "book",
    },
    {
      author: "Carol Hill and others (editors)",
      year: "2016",
      title: "The Grand Canyon, Monument to an Ancient Earth",
      publication: "Kregel",
      kind: "book",
    },
    {
      author: "David R. Montgomery",
      year: "2012",
      title: "The Rocks Don’t Lie: A Geologist Investigates Noah’s Flood",
      publication: "W. W. Norton",
      kind: "book",
    },
    {
      author: "Christopher Bronk Ramsey et al.",
      year: "2010",
      title: "Radiocarbon-Based Chronology for Dynastic Egypt",
      publication: "Science 328: 1554-1557",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.1189395",
    },
    {
      author: "Larry Vardiman",
      year: "2007",
      title: "RATE in Review: Unresolved Problems",
      publication: "Institute for Creation Research, Acts & Facts",
      kind: "magazine",
      url: "https://www.icr.org/article/rate-review-unresolved-problems/",
    },
    {
      author: "Brian Thomas",
      year: "2017",
      title: "Two date range options for Noah’s Flood",
      publication: "Journal of Creation 31(1)",
      kind: "journal",
    },
    {
      author: "Lorence G. Collins and David F. Fasold",
      year: "1996",
      title: "Bogus “Noah’s Ark” from Turkey Exposed as a Common Geologic Structure",
      publication: "Journal of Geoscience Education 44: 439-444",
      kind: "peer-reviewed",
      url: "https://doi.org/10.5408/1089-9995-44.4.439",
    },
    {
      author: "British Museum",
      year: "7th century BC",
      title: "The Flood Tablet, Epic of Gilgamesh, tablet XI (K.3375)",
      publication: "British Museum, London",
      kind: "museum",
      url: "https://www.britishmuseum.org/collection/object/W_K-3375",
    },
  ],

  timelineStructure: [
    {
      when: "Seven days before (month 2, day 10, counted back from Genesis 7:11)",
      what: "God gives seven days’ notice: go into the ark.",
      reference: "Genesis 7:1-4",
    },
    {
      when: "Year 600, month 2, day 17",
      what: "The springs of the great deep burst and the windows of the sky are opened.",
      reference: "Genesis 7:11",
    },
    {
      when: "For 40 days",
      what: "Rain falls on the earth and the ark is lifted up (Genesis 7:17).",
      reference: "Genesis 7:12",
    },
    {
      when: "For 150 days",
      what: "The waters stay high before they begin to fall (Genesis 8:3).",
      reference: "Genesis 7:24",
    },
    {
      when: "Year 600, month 7, day 17",
      what: "The ark comes to rest in the mountains of Ararat.",
      reference: "Genesis 8:4",
    },
    {
      when: "Year 600, month 10, day 1",
      what: "The tops of the mountains come into view.",
      reference: "Genesis 8:5",
    },
    {
      when: "40 days later",
      what: "Noah sends out a raven, and then a dove three times.",
      reference: "Genesis 8:6-12",
    },
    {
      when: "Year 601, month 1, day 1",
      what: "The water is gone from the earth, and Noah takes off the covering to look.",
      reference: "Genesis 8:13",
    },
    {
      when: "Year 601, month 2, day 27",
      what: "The ground is dry. At God’s word the whole company leaves the ark.",
      reference: "Genesis 8:14-19",
    },
  ],
  timelineInsight: `From day 17 of the second month to day 27 of the same month a year later is one year and ten days. If a month has 30 days, as the 150 days in five months suggest (Genesis 7:11; Genesis 7:24; Genesis 8:3-4), the stay in the ark lasted about 370 days.

When was it? From the Hebrew numbers Ussher reached 2348 BC, which is about 4,400 years ago. This guide follows that count. The larger numbers of the Septuagint, the old Greek translation, lead the young-earth writer Brian Thomas to about 3168 BC.

The timeline on this site marks the Flood with the words “about 4,400 BC.” That is the site’s fixed label for the event. It agrees with neither of the dates above and should not be quoted as one.`,
  scientificNotes: [
    "The mountains of Ararat are a region, ancient Urartu, in what is now eastern Turkey and Armenia. Genesis 8:4 does not name one peak.",
    "Genesis 7:19-20 says that all the high mountains under the whole sky were covered. That wording is the main textual reason for a worldwide reading.",
    "Mainstream geology finds no one worldwide flood layer. It reads the rock record as a long series of floods, seas, deserts and eruptions, and counts lake beds, ice and tree rings unbroken through 2348 BC.",
  ],
  scientificSupport: [
    {
      argument: "Sea fossils on mountains",
      fact: "Marine fossils lie high in many ranges, even in limestone near the summit of Everest. Flood writers hold that the Flood laid them down and that the land rose afterward.",
      reply: "Geologists see old sea floor, pushed up slowly as plates collided.",
    },
    {
      argument: "Layers across continents",
      fact: "Some sediment layers reach over vast areas. To Flood writers that looks like one great event.",
      reply: "Seas advanced over the land and withdrew many times, geologists answer.",
    },
    {
      argument: "Upright fossil trees",
      fact: "Some fossil trunks stand through several layers, so they must have been buried fast.",
      reply:
        "Agreed: the burial was rapid. But it was local, geologists say, as in a single river flood or ash fall.",
    },
    {
      argument: "A study of the ark as a ship",
      fact: "Nine ship researchers in Daejeon, South Korea, led by S. W. Hong, compared the ark with twelve hull shapes of equal displacement. They rated it highly, as able to ride waves above 30 m.",
      reply:
        "A creationist group commissioned the study and a creationist journal printed it. Critics add that it takes the strength of the timber as given.",
    },
    {
      argument: "A student exercise on floating",
      fact: "Four physics students at Leicester, in England, worked out in 2014 that a box of the ark’s size could float with a heavy load of animals.",
      reply: "The exercise covered buoyancy alone. Handling at sea and strength were not tested.",
    },
    {
      argument: "Against a worldwide flood: kingdoms that go on",
      fact: "Egypt and Mesopotamia have kings, tombs and tablets before, through and after 2348 BC, with no gap in people, language or writing. Radiocarbon from dated reigns (Bronk Ramsey and others, 2010) supports Egypt’s order of kings.",
      reply:
        "Young-earth writers hold that Egypt’s lists overlap and that its first dynasties follow Babel; those who count by the Septuagint put the Flood about 3168 BC.",
    },
    {
      argument: "Against a worldwide flood: the order of the fossils",
      fact: "The same sequence is found from continent to continent, with pollen and seeds of flowering plants only in its upper part. One churning flood should have mixed them, and within the pile lie soils, nests, dunes and salt.",
      reply:
        "Whitcomb and Morris answered that creatures were buried by where they lived, how they settled in water and how long they could flee, and that the Flood had many stages.",
    },
    {
      argument: "Against a worldwide flood: the heat",
      fact: "Faster radioactive decay, moving plates and hardening rock, put into one year, would release enough heat to boil the oceans.",
      reply:
        "Creationist researchers grant that this is unsolved. Larry Vardiman listed it as such in 2007, and colleagues propose a cooling by God’s act or by the stretching of space.",
    },
  ],
  archaeologicalParallels: [
    {
      name: "Epic of Gilgamesh, tablet XI",
      details:
        "A 7th-century BC copy from Nineveh, British Museum K.3375, first read by George Smith in 1872. One man is warned, builds a boat, saves animals, sends out birds, lands on a mountain and sacrifices. There are many gods, the boat is a cube, the storm lasts seven days, and the hero is made immortal.",
    },
    {
      name: "Atrahasis",
      details:
        "Probably copied about 1635 BC; pieces are in the British Museum and elsewhere. Again a warning, a boat and survivors. Here the gods send the flood because people are too noisy.",
    },
    {
      name: "Eridu Genesis",
      details:
        "A broken Sumerian tablet in the Penn Museum, probably about 1600 BC. Ziusudra, a devout king, is warned.",
    },
    {
      name: "Sumerian King List",
      details:
        "On the Weld-Blundell Prism in the Ashmolean Museum, probably about 1800 BC. Reigns before the flood are enormously long. It is a list of kings and tells no story.",
    },
    {
      name: "How the likeness is explained",
      details:
        "Some see separate memories of one event, some see borrowing, and some see a shared way of telling about the beginning. Genesis stands apart in its one God and in the moral reason it gives for the Flood.",
    },
  ],
  interpretiveViews: [
    {
      view: "Worldwide flood (this guide)",
      explanation:
        "The water covered the whole earth. Those who hold this view cite Genesis 7:19-23, the promise in Genesis 9:11, and 2 Peter 3:5-6.",
    },
    {
      view: "Regional flood",
      explanation:
        "A very large flood reached all the people then living. “All the earth” is taken as the known land, and the geology is left as it is usually read. Christians held this view long before the present debate.",
    },
    {
      view: "A story shaped to teach",
      explanation:
        "Genesis retells a Mesopotamian memory to speak about sin, judgment and mercy; its point is the character of God.",
    },
    {
      view: "The boat shape at Durupınar",
      explanation:
        "Supporters take a boat-shaped formation in eastern Turkey for the ark. Mainstream geology, and some creationists too, hold it to be natural.",
    },
  ],
  modernParallels: [
    "Jesus compares his coming to the days of Noah (Matthew 24:37-39; Luke 17:26-27). He mentions meals and weddings, so the fault he names is that nobody was watching.",
    "Peter knows people who say that nothing ever changes (2 Peter 3:3-7). He asks them to remember that the world has been judged before.",
    "God’s waiting is patience, and patience has a purpose: he does not want any to perish (1 Peter 3:20; 2 Peter 3:9). A church that believes this will warn people gently, and keep its own door open.",
  ],
  faithInsight: `After the water comes a promise, given to Noah’s family and to every living creature (Genesis 8:21-22; Genesis 9:12-17). God binds himself, and the sign hangs where he says he will look at it. Isaiah reaches back to it when Israel feels abandoned: as sure as the oath to Noah is the peace God swears to his people (Isaiah 54:9). Where do you need to hear a promise that does not depend on how well you hold on?`,
};
