import type { StudyGuide } from "./schema";

export const danielProphecy: StudyGuide = {
  id: "daniel-prophecy",
  order: 80,
  title: "Daniel and Prophecy",
  summary:
    "Meet faith under pressure at the court of Babylon, set the visions of four kingdoms side by side, and hear fairly how readers date and read them.",
  keyVerses: [
    "Daniel 2:20-21",
    "Daniel 2:44",
    "Daniel 3:17-18",
    "Daniel 4:34-35",
    "Daniel 6:26",
    "Daniel 7:13-14",
    "Daniel 9:24-27",
    "Daniel 12:2-3",
    "Matthew 24:15",
    "Mark 14:62",
  ],
  overview: `Daniel is carried off as a young man to serve the empire that will destroy his city. The first date in the book is 605 BC (Daniel 1:1); the last is 536 or 535 BC, in the third year of Cyrus (Daniel 10:1). Six chapters tell stories of the court and six report visions. The language changes too: from Daniel 2:4 to the end of chapter 7 the book is in Aramaic, the common speech of the empires, and the rest is in Hebrew.

One question holds the parts together: who rules? Nebuchadnezzar dreams of a statue and is told that kingdoms pass (Daniel 2:44). He boasts, loses his mind, and learns to praise the King of heaven (Daniel 4:34-35). Three friends refuse to bow, whether or not they are rescued (Daniel 3:17-18). Darius, having thrown Daniel to the lions, ends by honoring Daniel’s God (Daniel 6:26). Then the visions show the same history from above: beasts rise out of the sea, and one like a son of man receives a kingdom that does not end (Daniel 7:13-14).

Jesus took up those words before the high priest (Mark 14:62), and he spoke of “Daniel the prophet” (Matthew 24:15). This guide therefore reads the book as predictive prophecy from Daniel’s own time. Many scholars date it about 165 BC, and Christians who agree on its date still differ about the fourth kingdom and the seventy weeks. Those views are laid out below. The chapters on courage can be lived tomorrow, whatever you decide about the numbers.`,
  discussionQuestions: [
    "In Daniel 1:3-16, which demands of Babylon does Daniel accept and which does he refuse? How does he go about it?",
    "What does Daniel do first when he learns the secret in Daniel 2:17-23, and what does his prayer say about power?",
    "Read Daniel 3:16-18 aloud. What do the friends know for certain, and what do they leave open?",
    "What has Nebuchadnezzar learned in Daniel 4:28-37? Where have you seen pride humbled in a way that healed?",
    "Compare Daniel 2:31-45 with Daniel 7:1-14. Why might God show one history as a shining statue and then as beasts?",
    "What does Daniel 7:13-14 promise, and what does Jesus claim when he uses it in Mark 14:61-64?",
    "How does Daniel pray in Daniel 9:3-19? What does he confess, and on what does he rest his request?",
    "What does Daniel 12:1-3 add to the hope of the Old Testament, and whom does it comfort?",
  ],
  sessionPlan: [
    { minutes: 5, step: "Read Daniel 2:20-22 together as the opening prayer." },
    {
      minutes: 15,
      step: "Read Daniel 2:31-45 and Daniel 7:1-14, one after the other, and fill in the four kingdoms on a large sheet.",
    },
    {
      minutes: 15,
      step: "Discuss the visions with the interpretive views open. Name the strongest reason for a view you do not hold.",
    },
    { minutes: 15, step: "Turn to Daniel 3:13-18 and Daniel 6:10, and take three questions." },
    {
      minutes: 10,
      step: "Each person names one pressure of the coming week. Pray Daniel 9:18 for one another.",
    },
  ],
  sources: [
    {
      author: "Harold W. Hoehner",
      year: "1977",
      title: "Chronological Aspects of the Life of Christ",
      publication: "Zondervan",
      kind: "book",
    },
    {
      author: "Robert Anderson",
      year: "1881",
      title: "The Coming Prince",
      publication: "London",
      kind: "book",
    },
    {
      author: "British Museum",
      year: "6th century BC",
      title: "Cylinders of Nabonidus from Ur (91125-91128)",
      publication: "British Museum, London",
      kind: "museum",
    },
    {
      author: "British Museum",
      year: "events of 539 BC",
      title: "Nabonidus Chronicle (35382)",
      publication: "British Museum, London",
      kind: "museum",
      url: "https://www.britishmuseum.org/collection/object/W_Sp-II-964",
    },
  ],

  timelineStructure: [
    {
      when: "Head of gold; lion with eagle’s wings (Daniel 7:4)",
      what: "Babylon, in the person of its king. This identification is in the text: Daniel tells Nebuchadnezzar that he is the head of gold (Daniel 2:38).",
      reference: "Daniel 2:37-38",
    },
    {
      when: "Chest and arms of silver (Daniel 2:32); bear (Daniel 7:5)",
      what: "Medo-Persia in the traditional reading. Media and Persia are named in Daniel 5:28 and Daniel 8:20.",
      reference: "Daniel 2:39",
    },
    {
      when: "Belly of bronze (Daniel 2:32); leopard with four heads (Daniel 7:6)",
      what: "Greece in the traditional reading. Greece is named in Daniel 8:21.",
      reference: "Daniel 2:39",
    },
    {
      when: "Legs of iron; the fourth beast (Daniel 7:7)",
      what: "Rome in the traditional reading, Greece in the critical one. The text gives no name.",
      reference: "Daniel 2:40",
    },
    {
      when: "Feet of iron and clay; ten horns and the little horn (Daniel 7:8, 24-25)",
      what: "A divided kingdom and later powers, partly strong and partly brittle. No names are given.",
      reference: "Daniel 2:41-43",
    },
    {
      when: "The stone that becomes a mountain; one like a son of man (Daniel 7:13-14)",
      what: "The kingdom of God, which Daniel 2:44 says will stand forever.",
      reference: "Daniel 2:34-35",
    },
  ],
  timelineInsight: `Daniel has been reading Jeremiah’s promise of seventy years (Jeremiah 25:11-12; Jeremiah 29:10; Daniel 9:2) when Gabriel speaks of seventy “sevens” (Daniel 9:24-27). They are usually read as 490 years. The question is where they begin.

Three starting points are proposed: the permission Cyrus gave in 538 BC (Ezra 1:1-3; Isaiah 44:28), the decree of Artaxerxes to Ezra in 457 BC (Ezra 7:11-26), and the permission given to Nehemiah in 445 or 444 BC (Nehemiah 2:1-8). Daniel 9:25 counts 7 and 62 weeks, 483 years. From 457 BC, since there is no year zero, that reaches AD 27. Robert Anderson (1881) counted from 445 BC to AD 32. Harold Hoehner (1977) counted 173,880 days from 444 BC, in years of 360 days, and arrived at AD 33. The sums can be checked; whether the method is right is disputed.

On the critical reading the weeks close with Antiochus IV, 171-164 BC.`,
  detailedDiscoveries: [
    {
      site: "Nabonidus cylinders",
      location: "Found at Ur by J. E. Taylor in 1854; British Museum 91125-91128",
      details:
        "King Nabonidus prays for Belshazzar, his eldest son. Other records show the son in charge at Babylon as crown prince.",
      evidence:
        "A man who stood second could offer only third place, as in Daniel 5:16 and Daniel 5:29. No tablet gives Belshazzar the title king.",
    },
    {
      site: "Nabonidus Chronicle",
      location: "British Museum 35382",
      details: "In October 539 BC the army of Cyrus enters Babylon without a battle.",
      evidence: "Daniel 5:30-31 tells of that change of power in one night.",
    },
    {
      site: "Daniel scrolls from Qumran",
      location: "Caves 1, 4 and 6, by the Dead Sea",
      details:
        "Parts of eight copies survive. The oldest, 4QDan(c), was long placed in the late 2nd century BC by its script; radiocarbon in 2025 gave about 230 to 160 BC for the skin.",
      evidence: "The wording is close to ours and shows the same change of language at Daniel 2:4.",
    },
    {
      site: "Bricks and Ishtar Gate of Babylon",
      location: "Babylon; gate rebuilt in Berlin",
      details: "Bricks from the great building works carry Nebuchadnezzar’s name.",
      evidence: "They fit the builder’s pride heard in Daniel 4:30.",
    },
  ],
  interpretiveViews: [
    {
      view: "Written by Daniel, 6th century BC (this guide)",
      explanation:
        "The book foretells. Those who hold this point to the memory of Belshazzar, to the words of Jesus in Matthew 24:15, and to copies at Qumran made so soon after 165 BC. Daniel 11:40-45, they answer, looks past Antiochus to an enemy of the last days.",
    },
    {
      view: "Written about 165 BC",
      explanation:
        "Most critical scholars place the book under Antiochus IV. Their main point is a turn in chapter 11: Daniel 11:21-39 follows him closely, but Daniel 11:40-45 has him conquer Egypt and die between the sea and Jerusalem, while in fact he died in Persia in 164 BC, without a third Egyptian war. So the writer, they conclude, stood just before that. They note too that the Hebrew Bible puts the book among the Writings, and that no other record knows of the Darius of Daniel 5:31. On this view it encourages the persecuted by telling history as vision.",
    },
    {
      view: "The fourth kingdom",
      explanation:
        "Traditional readers count Media and Persia as one kingdom and come to Rome. Critical readers count them as two and come to Greece, so that the little horn is Antiochus IV.",
    },
    {
      view: "The last week (Daniel 9:27)",
      explanation:
        "Fulfilled in Christ’s death and the fall of Jerusalem in AD 70; or still in the future, after a gap; or fulfilled in 167-164 BC. All three find an anointed one cut off and a holy place laid waste, and ask when.",
    },
  ],
  modernParallels: [
    "Pressure at school and at work is seldom a furnace. It may be a diet, a form of words or a habit of prayer (Daniel 1:8; Daniel 3:16-18; Daniel 6:10). Daniel decides early, asks courteously, and offers those in charge a fair test.",
    "Powers rise and fall, and God changes times and seasons (Daniel 2:21). That frees a believer from panic and from worship of any state. The beasts should not be pinned with certainty on a present nation.",
  ],
  studyTools: [
    "Read chapters 2, 7 and 8 in three columns and mark what each vision adds.",
    "Write down every answer the book gives to the question “who rules?”, starting with Daniel 4:17, Daniel 4:25 and Daniel 5:21.",
    "Set Daniel 7:13-14 beside Mark 14:62 and Revelation 1:7.",
    "Compare the prayer of Daniel 9:3-19 with Jeremiah 29:10-14, the passage he had been reading.",
    "Draw a timeline with 605 BC, 539 BC, 167 BC, AD 30 and AD 70, and hang each vision on it as two different views would.",
  ],
  faithInsight: `The bravest words in Daniel are three small ones: but if not (Daniel 3:17-18). The friends trust that God is able to rescue them and do not make their obedience depend on it. Years later Daniel prays in the same spirit, asking for mercy and claiming no merit (Daniel 9:18). Faith of that kind can face an outcome that it cannot see. Where would you need to say “but if not”?`,
};
