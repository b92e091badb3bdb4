import type { ChurchFather } from "./schema";

export const irenaeus: ChurchFather = {
  id: "irenaeus",
  order: 30,
  name: "Irenaeus of Lyons",
  fullName: "Irenaeus, bishop of Lugdunum (Lyon)",
  lifespan: "c. 130 – c. 202",
  location:
    "Born in Asia Minor (probably Smyrna, today’s İzmir); bishop in Lugdunum, Gaul (Lyon, France)",
  title: "Bishop of Lyons",
  description:
    "As a boy Irenaeus listened to Polycarp, who had known people who saw the Lord. As a bishop in Gaul he wrote the fullest early answer to the Gnostic teachers: the God who made the world is the God who saves it, the two Testaments belong together, and the four Gospels tell of one Christ.",
  majorWorks: [
    {
      title: "Against Heresies (five books)",
      date: "c. 180",
      about:
        "He first describes the Gnostic systems, then answers them from reason, from the teaching handed down in the churches and from Scripture. The work survives whole only in a Latin translation, with parts in Greek and Armenian.",
    },
    {
      title: "Proof (Demonstration) of the Apostolic Preaching",
      date: "c. 190",
      about:
        "A short handbook of the faith for a friend. It walks through the story of the Bible and shows how the prophets point to Christ. Only the title was known until an Armenian copy came to light in 1904.",
    },
    {
      title: "Letters, among them one to Florinus and one to Victor of Rome (in fragments)",
      date: "c. 185-195",
      about:
        "To Florinus, a friend of his youth who had gone over to the Gnostics, he recalls how Polycarp used to teach. To Victor he pleads for peace in the quarrel about Easter.",
    },
  ],
  keyContributions: [
    "Gave the most thorough early answer to Gnostic teaching",
    "Argued plainly for four Gospels, no more and no fewer, and named their writers (Against Heresies 3.1.1 and 3.11.8)",
    "Set down a brief summary of the common faith, often called the rule of faith (Against Heresies 1.10.1)",
    "Formed a living link through Polycarp to people who had known Jesus (Against Heresies 3.3.4 and the letter to Florinus)",
    "Taught recapitulation: Christ walks the road of Adam again and puts right what Adam spoiled",
  ],
  theologicalFocus: [
    "One God, who is both Creator and Father",
    "One story that runs through the Old and the New Testament",
    "Christ the new head of humankind in Adam’s place (Romans 5:12-21)",
    "The goodness of the created world and the resurrection of the body",
  ],
  notableQuotes: [
    {
      id: "irenaeus-quote-1",
      text: "For the glory of God is a living man; and the life of man consists in beholding God.",
      work: "Against Heresies",
      section: "Book 4, chapter 20, section 7",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and W. H. Rambaut",
      note: "Often repeated as “man fully alive.” Those words are a paraphrase of our own time and are not his.",
    },
    {
      id: "irenaeus-quote-2",
      text: "The Word of God, our Lord Jesus Christ, who did, through His transcendent love, become what we are, that He might bring us to be even what He is Himself.",
      work: "Against Heresies",
      section: "Book 5, preface",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and W. H. Rambaut",
    },
    {
      id: "irenaeus-quote-3",
      text: "Error, indeed, is never set forth in its naked deformity, lest, being thus exposed, it should at once be detected.",
      work: "Against Heresies",
      section: "Book 1, preface, section 2",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and W. H. Rambaut",
    },
    {
      id: "irenaeus-quote-4",
      text: "We have learned from none others the plan of our salvation, than from those through whom the Gospel has come down to us, which they did at one time proclaim in public, and, at a later period, by the will of God, handed down to us in the Scriptures, to be the ground and pillar of our faith.",
      work: "Against Heresies",
      section: "Book 3, chapter 1, section 1",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and W. H. Rambaut",
      verses: ["1 Timothy 3:15"],
      note: "The volume prints the first word in capitals, because it opens the chapter.",
    },
    {
      id: "irenaeus-quote-5",
      text: "The Scriptures are indeed perfect, since they were spoken by the Word of God and His Spirit …",
      work: "Against Heresies",
      section: "Book 2, chapter 28, section 2",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and W. H. Rambaut",
      note: "Part of a longer sentence.",
    },
    {
      id: "irenaeus-quote-6",
      text: "For in as many days as this world was made, in so many thousand years shall it be concluded.",
      work: "Against Heresies",
      section: "Book 5, chapter 28, section 3",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and W. H. Rambaut",
      verses: ["Genesis 2:1-2", "2 Peter 3:8"],
      note: "He takes the six days of creation as a pattern for six thousand years of history, with the words of 2 Peter 3:8 in view. It is an early instance of that scheme.",
    },
  ],
  historicalContext: `Irenaeus grew up in Asia Minor, probably at Smyrna, a church that had received a message in Revelation 2:8-11 and letters from Ignatius. In a letter to Florinus he says that he still remembered where Polycarp sat, how he came and went, and how he told of his talks with those who had seen the Lord. How much he understood as a boy is a fair question, but the chain of memory is short. At some time he moved west to Lugdunum, a trading city in Gaul with many Greek-speaking settlers. He apologizes to his readers for his style, since he lived among Celts and mostly used their language.

In the year 177 a mob and then the magistrates turned on the Christians of Lugdunum and neighboring Vienne. The aged bishop Pothinus died after mistreatment in prison. Irenaeus was carrying a letter to Rome at about that time, and on his return he became bishop in Pothinus’s place (Eusebius, Church History 5.1-5).

The other danger came from inside. Teachers such as the followers of Valentinus offered a secret knowledge for the few. In their view the world came from a lesser power, and salvation meant escape from matter. Marcion had cut the God of Israel loose from the Father of Jesus. To answer them Irenaeus read their books, reported their systems at length, and asked a simple question: if the apostles had known such secrets, would they not have told them to the churches that they founded? His own answer is the story of the Bible told as one plan. God brings up humankind as a patient parent brings up a child, and in Christ he gathers together all that had gone before.`,
  controversies: [
    "Gnostic teachers. He wrote against Valentinus, Marcion and others. Gnostic books found in 1945 suggest that he often reports such teaching with care, though he can be mocking, and some scholars think that he made very different groups look like one.",
    "The date of Easter. When Victor of Rome wanted to break with churches that kept a different day, Irenaeus asked him to leave them in peace, as earlier bishops had done (Eusebius, Church History 5.24).",
    "An earthly kingdom. He looked for a reign of Christ on a renewed earth after his return (Against Heresies 5.32-36). Many later Christians did not follow him.",
    "The age of Jesus. He says that Jesus lived to be nearly fifty (Against Heresies 2.22). Other early writers do not share this view, and it is a warning that early witnesses can be mistaken on a detail.",
    "His death. Later tradition calls him a martyr. The claim comes late and is uncertain.",
  ],
  legacy: `Before the discovery at Nag Hammadi in Egypt in 1945, most of what was known about second-century Gnostic thought came through Irenaeus. His positive teaching has worn even better. The church went on to confess what he had argued: one God who made all things good, one Lord who became truly human, one Scripture in two Testaments, and a hope that includes the body.

Catholic, Orthodox and Protestant Christians all claim him as a teacher. Catholics stress what he says about bishops and about the church of Rome; Protestants stress that he points to the apostles’ writings as the ground of faith. In 2022 Pope Francis added him to the Doctors of the Church and gave him the title Doctor of Unity. He is remembered on June 28 in the West and on August 23 in the East.`,
  quickFacts: {
    Teacher: "Heard Polycarp of Smyrna",
    See: "Lugdunum (Lyon)",
    "Chief work": "Against Heresies",
    Gospels: "Four, no more and no fewer",
    Language: "Greek",
    Feast: "June 28 (West), August 23 (East)",
  },
  sources: [
    "Ante-Nicene Fathers, vol. 1, ed. A. Roberts and J. Donaldson (Christian Literature Company, 1885-1887): Against Heresies, books 1-5, and fragments",
    "Eusebius, Church History 5.1-5 and 5.24, in Nicene and Post-Nicene Fathers, series 2, vol. 1, ed. P. Schaff and H. Wace (Christian Literature Company, 1886-1900)",
  ],
};
