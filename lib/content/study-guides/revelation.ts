import type { StudyGuide } from "./schema";

export const revelation: StudyGuide = {
  id: "revelation",
  order: 100,
  title: "Revelation",
  summary:
    "Read the last book of the Bible as its first hearers did, with the seals, trumpets and bowls in order, the seven churches on the map, and four ways of reading.",
  keyVerses: [
    "Revelation 1:3",
    "Revelation 1:8",
    "Revelation 1:17-19",
    "Revelation 3:20",
    "Revelation 4:11",
    "Revelation 5:9-10",
    "Revelation 11:15",
    "Revelation 12:11",
    "Revelation 19:16",
    "Revelation 20:11-12",
    "Revelation 21:3-5",
    "Revelation 22:20",
  ],
  overview: `Revelation begins with a blessing on the one who reads it aloud and on those who listen (Revelation 1:3). It was a letter, sent to seven churches in what is now western Turkey. In 22 chapters and 404 verses it shows Christ among his churches, the throne in heaven, the judgment of evil, and a new heaven and earth.

John writes from the island of Patmos (Revelation 1:9). Irenaeus says the vision was seen toward the end of Domitian’s reign (Against Heresies 5.30.3), which means about AD 95. Others prefer a date under Nero or just after, between AD 64 and 69. Either way the first hearers knew what it was to be few, hard-pressed and tempted to fit in.

The book speaks in pictures, and most of them come from the Old Testament. The number of the beast is 666 (Revelation 13:18), though a few early copies have 616. Readers have long wanted to put names to such signs. This guide does not, and it sets no dates, because Jesus said that nobody knows the day (Matthew 24:36; Acts 1:7).

It does read chapters 4 to 22 as mostly still to come, and it sets other Christian readings beside that one. What all of them share is at the center of the book: a Lamb who was slain stands before the throne and is worthy (Revelation 5:9-10), the kingdom of the world becomes his (Revelation 11:15), and God himself wipes away tears (Revelation 21:3-5).`,
  discussionQuestions: [
    "What does Revelation 1:9-20 show John about Jesus before he hears any message? Which part of the vision strikes you?",
    "Choose one letter from Revelation 2:1-3:22. What does Jesus praise, what does he correct, and what does he promise?",
    "In Revelation 5:1-14, John is told of a lion and sees a lamb. What does that do to our idea of power?",
    "The martyrs ask how long in Revelation 6:9-11. What answer do they get, and how do you pray when you wait?",
    "Compare Revelation 9:20-21 with Revelation 11:13. What are the judgments meant to bring about?",
    "By what three means do the believers overcome in Revelation 12:10-12?",
    "Who mourns for Babylon in Revelation 18:9-19, and over what? What does the cargo list say about a culture?",
    "Which promise of Revelation 21:1-7 do you most want to see kept, and how would trusting it change this month?",
  ],
  sessionPlan: [
    {
      minutes: 15,
      step: "Claim the blessing of Revelation 1:3: read Revelation 1:1-20 and Revelation 4:1-5:14 aloud without comment.",
    },
    {
      minutes: 10,
      step: "Divide up the seven letters. Each reader gives the town, the praise, the correction and the promise in one minute.",
    },
    {
      minutes: 10,
      step: "Look over the table of seals, trumpets and bowls. Where do the three series end alike?",
    },
    {
      minutes: 15,
      step: "Discuss three of the questions, letting people of different views speak for themselves.",
    },
    {
      minutes: 10,
      step: "Read Revelation 21:1-7 slowly, sing or say Revelation 4:11, and end with the prayer of Revelation 22:20.",
    },
  ],
  sources: [
    {
      author: "Irenaeus of Lyons",
      year: "c. AD 180",
      title: "Against Heresies 5.30.3",
      publication: "Ante-Nicene Fathers, volume 1",
      kind: "ancient-source",
    },
    {
      author: "Justin Martyr",
      year: "c. AD 155-160",
      title: "Dialogue with Trypho 80",
      publication: "Ante-Nicene Fathers, volume 1",
      kind: "ancient-source",
    },
  ],

  judgmentTable: [
    {
      series: "Seals",
      number: "1-4",
      chapters: "Revelation 6:1-8",
      description:
        "Four horses ride out: white for conquest, red for war, black for famine, pale for death.",
    },
    {
      series: "Seals",
      number: "5",
      chapters: "Revelation 6:9-11",
      description: "Under the altar, those killed for God’s word ask how long.",
    },
    {
      series: "Seals",
      number: "6",
      chapters: "Revelation 6:12-17",
      description: "The earth quakes, the sun goes dark, and people of every rank hide.",
    },
    {
      series: "Between",
      number: "6 and 7",
      chapters: "Revelation 7:1-17",
      description: "144,000 are sealed, and a crowd from every nation praises God.",
    },
    {
      series: "Seals",
      number: "7",
      chapters: "Revelation 8:1-5",
      description: "Heaven falls silent; prayers rise, and fire from the censer is thrown down.",
    },
    {
      series: "Trumpets",
      number: "1",
      chapters: "Revelation 8:7",
      description: "Hail and fire mixed with blood; one third of the trees burn.",
    },
    {
      series: "Trumpets",
      number: "2",
      chapters: "Revelation 8:8-9",
      description: "Something like a burning mountain; one third of the sea turns to blood.",
    },
    {
      series: "Trumpets",
      number: "3",
      chapters: "Revelation 8:10-11",
      description: "A star called Wormwood falls and makes the rivers bitter.",
    },
    {
      series: "Trumpets",
      number: "4",
      chapters: "Revelation 8:12",
      description: "Sun, moon and stars lose one third of their light.",
    },
    {
      series: "Trumpets",
      number: "5, the first woe",
      chapters: "Revelation 9:1-12",
      description: "Locusts come up from the pit and torment for five months.",
    },
    {
      series: "Trumpets",
      number: "6, the second woe",
      chapters: "Revelation 9:13-21",
      description:
        "Four angels are let loose at the Euphrates; one third of humankind dies, and the rest do not repent.",
    },
    {
      series: "Between",
      number: "6 and 7",
      chapters: "Revelation 10:1-11:14",
      description: "John eats a little scroll, and two witnesses speak, die and rise.",
    },
    {
      series: "Trumpets",
      number: "7",
      chapters: "Revelation 11:15-19",
      description:
        "Voices announce that the world’s kingdom now belongs to the Lord and his Christ.",
    },
    {
      series: "Between",
      number: "Trumpets and bowls",
      chapters: "Revelation 12:1-14:20",
      description:
        "A woman and a dragon, two beasts, the Lamb on Mount Zion, and the harvest of the earth.",
    },
    {
      series: "Bowls",
      number: "1",
      chapters: "Revelation 16:2",
      description: "Painful sores on those who worship the beast.",
    },
    {
      series: "Bowls",
      number: "2",
      chapters: "Revelation 16:3",
      description: "The sea becomes blood, and everything in it dies.",
    },
    {
      series: "Bowls",
      number: "3",
      chapters: "Revelation 16:4-7",
      description: "Rivers and springs become blood; an angel calls the judgment just.",
    },
    {
      series: "Bowls",
      number: "4",
      chapters: "Revelation 16:8-9",
      description: "The sun scorches people, and they curse.",
    },
    {
      series: "Bowls",
      number: "5",
      chapters: "Revelation 16:10-11",
      description: "Darkness covers the throne and kingdom of the beast.",
    },
    {
      series: "Bowls",
      number: "6",
      chapters: "Revelation 16:12-16",
      description: "The Euphrates dries up, and kings are gathered at Har-Magedon.",
    },
    {
      series: "Bowls",
      number: "7",
      chapters: "Revelation 16:17-21",
      description: "A voice says that it is done; the greatest of earthquakes, and huge hail.",
    },
  ],
  geographyTable: [
    {
      location: "Ephesus",
      today: "Ruins at Selçuk, İzmir province, Turkey",
      prophecy: "Has left its first love; promised the tree of life (Revelation 2:1-7).",
    },
    {
      location: "Smyrna",
      today: "İzmir, Turkey",
      prophecy: "Be faithful until death; promised the crown of life (Revelation 2:8-11).",
    },
    {
      location: "Pergamum",
      today: "Bergama, İzmir province, Turkey",
      prophecy:
        "Lives where Satan’s throne is; promised hidden manna and a white stone (Revelation 2:12-17).",
    },
    {
      location: "Thyatira",
      today: "Akhisar, Manisa province, Turkey",
      prophecy: "Puts up with “Jezebel”; promised the morning star (Revelation 2:18-29).",
    },
    {
      location: "Sardis",
      today: "Sart, near Salihli, Manisa province, Turkey",
      prophecy: "Seems alive and is dead; promised white garments (Revelation 3:1-6).",
    },
    {
      location: "Philadelphia",
      today: "Alaşehir, Manisa province, Turkey",
      prophecy:
        "Has an open door before it; promised a place as a pillar in God’s temple (Revelation 3:7-13).",
    },
    {
      location: "Laodicea",
      today: "Ruins near Denizli, Turkey",
      prophecy: "Is lukewarm; promised a seat with Christ on his throne (Revelation 3:14-22).",
    },
    {
      location: "Patmos",
      today: "Patmos, Greece",
      prophecy: "The island where John saw the vision (Revelation 1:9).",
    },
    {
      location: "Har-Magedon (Armageddon)",
      today: "Often linked with Tel Megiddo, Israel",
      prophecy:
        "Where kings gather (Revelation 16:16). The name is probably “mount of Megiddo”; what it means is debated.",
    },
  ],
  interpretiveViews: [
    {
      view: "Futurist (this guide)",
      explanation:
        "Chapters 4 to 22 mostly describe what is still to come, at the end of the age and the return of Christ. Those who hold it point to Revelation 1:19 and to judgments on a scale not yet seen.",
    },
    {
      view: "Preterist",
      explanation:
        "Most of it was fulfilled by the fall of Jerusalem in AD 70, or in the judgment of the Roman empire. Those who hold it stress that John says these things must happen soon (Revelation 1:1).",
    },
    {
      view: "Historicist",
      explanation:
        "The visions map the history of the church from the apostles to the end. Those who hold it look for each vision’s match in past centuries.",
    },
    {
      view: "Idealist",
      explanation:
        "In pictures, the book shows the long struggle between good and evil in every age, so every generation may find itself in it.",
    },
    {
      view: "The thousand years (Revelation 20:1-6)",
      explanation:
        "Christ returns before them (premillennial); they are the present age (amillennial); or they are a golden age before he comes (postmillennial). Justin Martyr looked for a literal thousand years, and granted that many sincere Christians did not (Dialogue with Trypho 80).",
    },
  ],
  modernParallels: [
    "Churches are still persecuted, and the word to Smyrna is still read in them (Revelation 2:10).",
    "In Revelation 13:16-17 buying and selling depend on loyalty. Believers can ask what their own work or comfort requires them to honor, without naming any living person or any technology as the beast or its mark.",
    "Laodicea thinks it needs nothing (Revelation 3:17), and Babylon’s trade ends with human lives on the list (Revelation 18:11-13). Wealth without God is a danger inside the church as well as outside it.",
  ],
  studyTools: [
    "Collect Old Testament echoes: Daniel 7:13 and Zechariah 12:10 in Revelation 1:7; Ezekiel 1:5-10 in Revelation 4:6-7; Exodus 7:20 in Revelation 16:3-4; Isaiah 65:17 in Revelation 21:1.",
    "Mark the seven blessings: Revelation 1:3, Revelation 14:13, Revelation 16:15, Revelation 19:9, Revelation 20:6, Revelation 22:7 and Revelation 22:14.",
    "Mark the songs: Revelation 4:8-11, Revelation 5:9-14, Revelation 7:10-12, Revelation 15:3-4 and Revelation 19:1-8. Ask of each what has just happened and why heaven sings.",
    "Read the whole book aloud in one sitting. It takes a little over an hour.",
  ],
  faithInsight: `When John falls down as though dead, a hand is laid on him and he is told not to fear. The one who speaks has died and is alive, and he holds the keys (Revelation 1:17-18). At the other end of the book a voice from the throne promises that death and mourning will be gone and that all things are being made new (Revelation 21:4-5). Everything between is held by those two scenes. Read the hard chapters from there, and pass the comfort on to someone who is afraid.`,
};
