import type { StudyGuide } from "./schema";

export const lifeOfJesus: StudyGuide = {
  id: "life-of-jesus",
  order: 90,
  title: "The Life of Jesus",
  summary:
    "Follow the Gospels from Bethlehem to the Mount of Olives, with the dates, places and finds that frame the story, and answer the question Jesus asks.",
  keyVerses: [
    "Luke 1:1-4",
    "Luke 2:10-11",
    "John 1:14",
    "Mark 1:14-15",
    "Luke 4:18-19",
    "Mark 10:45",
    "Matthew 16:15-16",
    "John 3:16",
    "1 Corinthians 15:3-8",
    "Matthew 28:5-6",
    "John 20:31",
    "Acts 1:3",
  ],
  overview: `Luke tells his readers that he has looked into everything with care, so that they may be sure of what they were taught (Luke 1:1-4). John says that he has chosen from many signs so that people may come to faith and to life (John 20:30-31). The Gospels want both things from a reader: attention to what happened, and an answer to the person they describe.

The outline can be told quickly. Jesus is born in Bethlehem in the last years of Herod and grows up in Nazareth. When John baptizes him, he is about thirty. He announces that God’s kingdom has come near (Mark 1:14-15), heals, teaches in pictures, eats with the wrong people, and gathers twelve. At Caesarea Philippi Peter calls him the Christ (Matthew 16:15-16), and from then on Jesus speaks of a cross. He says why: to serve, and to give his life as a ransom for many (Mark 10:45). In Jerusalem at Passover he is crucified under Pontius Pilate. On Sunday the tomb is empty, and he is seen alive (Matthew 28:5-6; Acts 1:3).

Paul passes on a summary of this news that he had himself received (1 Corinthians 15:3-8). Many scholars, critical ones among them, think that it probably goes back to within a few years of the cross.

Digging cannot settle whether Jesus rose. It can show that the Gospels move through a real country, with its governors, pools, boats and synagogues, and that is what the finds below are for.`,
  discussionQuestions: [
    "What does Luke 1:1-4 tell you about how this Gospel came to be, and what does John 20:30-31 add?",
    "Jesus reads from Isaiah in Luke 4:16-30. What does he claim, and why does the mood in the room turn?",
    "In Mark 2:13-17, who is at the table, who objects, and what does Jesus say he came for?",
    "Matthew 16:13-26 moves from a confession to a cross. Why does Peter resist, and where do we?",
    "What do the words of Mark 10:42-45 do to ordinary ideas of success?",
    "Read Mark 15:21-39. Which details would you not have invented?",
    "Compare Thomas before and after in John 20:24-29. What does Jesus give him, and what does he promise to us?",
    "How does 1 Corinthians 15:3-8 hand on the news? What does each witness in the list have to lose or gain?",
  ],
  sessionPlan: [
    {
      minutes: 5,
      step: "Read Luke 2:10-11 and let each person finish the sentence: for me, Jesus is…",
    },
    {
      minutes: 15,
      step: "Read one passage from each row of the timeline, moving around the group, without comment.",
    },
    {
      minutes: 15,
      step: "Compare the four accounts of the feeding: Matthew 14:13-21, Mark 6:30-44, Luke 9:10-17 and John 6:1-14. Note what all four share and what only one tells.",
    },
    { minutes: 15, step: "Discuss three of the questions, with Mark 10:45 as the center." },
    {
      minutes: 10,
      step: "Read Matthew 16:15 and keep silence for three minutes. Close with John 3:16 as a prayer of thanks.",
    },
  ],
  sources: [
    {
      author: "Tacitus",
      year: "c. AD 116",
      title: "Annals 15.44",
      publication: "Standard numbering",
      kind: "ancient-source",
      url: "https://en.wikisource.org/wiki/The_Annals_(Tacitus)/Book_15",
    },
    {
      author: "Flavius Josephus",
      year: "c. AD 94",
      title: "Jewish Antiquities 18.63-64 and 20.200",
      publication: "Standard numbering",
      kind: "ancient-source",
      url: "https://penelope.uchicago.edu/josephus/ant-18.html",
    },
    {
      author: "Pliny the Younger",
      year: "c. AD 112",
      title: "Letters 10.96",
      publication: "Standard numbering",
      kind: "ancient-source",
    },
    {
      author: "Colin J. Humphreys and W. G. Waddington",
      year: "1983",
      title: "Dating the Crucifixion",
      publication: "Nature 306: 743-746",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/306743a0",
    },
    {
      author: "Jerry Vardaman",
      year: "1962",
      title: "A New Inscription Which Mentions Pilate as “Prefect”",
      publication: "Journal of Biblical Literature 81: 70-71",
      kind: "peer-reviewed",
    },
    {
      author: "Zvi Greenhut",
      year: "1992",
      title: "The “Caiaphas” Tomb in North Talpiyot, Jerusalem",
      publication: "’Atiqot 21: 63-71",
      kind: "peer-reviewed",
    },
    {
      author: "Joseph Zias and Eliezer Sekeles",
      year: "1985",
      title: "The Crucified Man from Giv‘at ha-Mivtar: A Reappraisal",
      publication: "Israel Exploration Journal 35: 22-27",
      kind: "peer-reviewed",
    },
    {
      author: "Hershel Shanks",
      year: "2005",
      title: "The Siloam Pool: Where Jesus Cured the Blind Man",
      publication: "Biblical Archaeology Review 31(5)",
      kind: "magazine",
    },
  ],

  timelineStructure: [
    {
      when: "Probably 6-4 BC",
      what: "Jesus is born in Bethlehem, before Herod’s death in 4 BC (Matthew 2:1; Matthew 2:19).",
      reference: "Luke 2:1-7",
    },
    {
      when: "About AD 7",
      what: "At twelve he stays behind in the temple, asking and answering questions.",
      reference: "Luke 2:41-52",
    },
    {
      when: "Probably AD 28 or 29",
      what: "John begins to preach in the fifteenth year of Tiberius. Jesus is about thirty when he starts (Luke 3:23).",
      reference: "Luke 3:1-3",
    },
    {
      when: "Spring, a first Passover",
      what: "He drives the traders from the temple.",
      reference: "John 2:13-25",
    },
    {
      when: "Near a later Passover",
      what: "He feeds five thousand in Galilee, and they take him for the promised prophet.",
      reference: "John 6:1-14",
    },
    {
      when: "The last spring",
      what: "He rides into Jerusalem on a donkey (John 12:12-19).",
      reference: "Matthew 21:1-11",
    },
    {
      when: "Friday",
      what: "He is crucified under Pilate (John 19:16-30).",
      reference: "Mark 15:1-39",
    },
    {
      when: "Sunday",
      what: "The tomb is empty, and he appears to women and to disciples (Matthew 28:1-10; John 20:1-29).",
      reference: "Luke 24:1-49",
    },
    {
      when: "Forty days later",
      what: "He is taken up from the Mount of Olives.",
      reference: "Acts 1:3-11",
    },
  ],
  detailedDiscoveries: [
    {
      site: "Pilate inscription",
      location: "Caesarea, Antonio Frova, 1961; Israel Museum",
      details:
        "A reused stone from a building called the Tiberieum gives Pontius Pilatus the title prefect of Judea.",
      evidence: "It confirms the governor and his office in the years of Luke 3:1 and John 18:29.",
    },
    {
      site: "Caiaphas ossuary",
      location: "Jerusalem, 1990; Israel Museum",
      details: "A richly carved bone box bears the name Joseph son of Caiaphas.",
      evidence:
        "Probably the family of the high priest in Matthew 26:3 and John 18:13-14; not proved.",
    },
    {
      site: "Pool of Siloam",
      location: "Jerusalem; found in 2004 by Ronny Reich and Eli Shukron",
      details: "Broad steps lead down to a first-century pool.",
      evidence:
        "Most take it for the pool to which the blind man is sent in John 9:7. Nahshon Szanton (‘Atiqot 113, 2023) places that pool at the mouth of the tunnel, some 50 m away.",
    },
    {
      site: "Pool of Bethesda",
      location: "Jerusalem, beside St. Anne’s church",
      details: "Twin pools with a wall between them.",
      evidence: "The four sides and the wall between make room for the five porches of John 5:2.",
    },
    {
      site: "The crucified man Yehohanan",
      location: "Giv‘at ha-Mivtar, Jerusalem, 1968",
      details: "A first-century heel bone with an iron nail still through it.",
      evidence:
        "A victim could be nailed, and could afterward receive a family burial. Compare John 20:25.",
    },
    {
      site: "Galilee boat",
      location: "Ginosar, 1986",
      details:
        "A fishing boat about 8.2 m long, from between the 1st century BC and the 1st century AD.",
      evidence: "The kind of boat in Mark 4:36-38. Nothing links it to Jesus himself.",
    },
    {
      site: "Magdala synagogue",
      location: "Magdala, Sea of Galilee, 2009",
      details: "A first-century synagogue with a carved stone in its hall.",
      evidence: "Galilee had such buildings when Jesus taught there (Matthew 4:23).",
    },
    {
      site: "Capernaum",
      location: "Kfar Nahum, Sea of Galilee",
      details:
        "Black basalt footings lie under a later synagogue. A house nearby was revered as Peter’s from early times.",
      evidence:
        "The town of Mark 1:21 and Mark 1:29 is certain; that the house was Peter’s is probable.",
    },
  ],
  geographyTable: [
    {
      location: "Bethlehem",
      today: "Bethlehem, West Bank",
      prophecy: "A ruler from Bethlehem: Micah 5:2, quoted in Matthew 2:5-6.",
    },
    {
      location: "Egypt",
      today: "Egypt",
      prophecy: "God’s son called out of Egypt: Hosea 11:1, applied in Matthew 2:15.",
    },
    {
      location: "Nazareth",
      today: "Nazareth, Israel",
      prophecy: "Matthew 2:23 speaks of the prophets in general; it quotes no single verse.",
    },
    {
      location: "Galilee and Capernaum",
      today: "Ruins at Kfar Nahum, Israel",
      prophecy: "A great light in Galilee: Isaiah 9:1-2, quoted in Matthew 4:13-16.",
    },
    {
      location: "The Jordan at Bethany beyond the Jordan",
      today: "Al-Maghtas, Jordan, by tradition",
      prophecy: "The voice in the wilderness: Isaiah 40:3, taken up in John 1:23-28.",
    },
    {
      location: "Jerusalem",
      today: "Jerusalem",
      prophecy: "The humble king on a donkey: Zechariah 9:9, quoted in Matthew 21:4-5.",
    },
    {
      location: "Mount of Olives",
      today: "East Jerusalem",
      prophecy:
        "Zechariah 14:4 sees the LORD stand there; Jesus ascends from the hill in Acts 1:9-12.",
    },
  ],
  supportingInsights: [
    "When was the crucifixion? Under Pilate, AD 26-36, the eve of Passover could have been a Friday in two years, AD 30 and AD 33. Colin Humphreys and W. G. Waddington chose April 3, 33; others hold to April 7, 30.",
    "Mark 14:12 presents the Last Supper as a Passover meal, while John 18:28 and John 19:14 place the trial on the day of preparation. Several explanations are offered, and none has won agreement.",
    "Writers who were not Christians know of him. Tacitus (Annals 15.44, about AD 116) reports the execution under Pilate. Pliny (Letters 10.96, about AD 112) hears of hymns that Christians sing to Christ as though to a god.",
    "Josephus mentions James, “the brother of Jesus who was called Christ” (Antiquities 20.200), words widely accepted as his. Most scholars find a genuine core with Christian additions in Antiquities 18.63-64.",
    "The Gospels point to old promises: Isaiah 7:14 in Matthew 1:22-23; Zechariah 11:12-13 in Matthew 27:3-10; Psalm 22:16-18 in John 19:23-24. The preaching of the apostles does the same: Isaiah 53:4-12 in 1 Peter 2:22-25 and Acts 8:32-35; Psalm 16:10 in Acts 2:25-32.",
  ],
  progression: [
    { stage: "Birth", meaning: "The Word becomes flesh and lives among us (John 1:14)." },
    {
      stage: "Baptism and call",
      meaning: "The Father names him Son, and he calls fishermen to follow (Mark 1:9-20).",
    },
    {
      stage: "The kingdom preached",
      meaning: "Good news for the poor and freedom for captives (Luke 4:18-19).",
    },
    {
      stage: "Confession",
      meaning: "Peter says who he is, near Caesarea Philippi (Matthew 16:13-20).",
    },
    { stage: "Transfiguration", meaning: "Three friends see his glory (Mark 9:2-8)." },
    {
      stage: "The road to Jerusalem",
      meaning: "He sets his face toward the city, knowing what waits there (Luke 9:51).",
    },
    { stage: "Cross", meaning: "He gives his life as a ransom for many (Mark 10:45)." },
    { stage: "Resurrection", meaning: "He is not here; he has risen (Matthew 28:5-6)." },
    {
      stage: "Mission",
      meaning: "The risen Lord sends his people to every nation (Matthew 28:18-20).",
    },
  ],
  studyTools: [
    "Lay four accounts of one event side by side, as in the session plan, and write down what each alone contributes.",
    "List the seven pictures Jesus gives of himself with “I am”: John 6:35, John 8:12, John 10:7, John 10:11, John 11:25, John 14:6 and John 15:1.",
    "Keep a page for claims that are disputed and should not be passed on as fact: a family tomb at Talpiot, the last words on the James ossuary, the Shroud of Turin, and blood on an ark under Jerusalem.",
  ],
  reflection: `“Who do you say that I am?” (Matthew 16:15). Jesus asked it on the road, of people who had already followed him for some time. Thomas gave his answer late, after a week of refusing to take anyone’s word for it, and Jesus met him and then spoke of those who would believe without seeing (John 20:27-29). Write one honest sentence as your own answer today.`,
};
