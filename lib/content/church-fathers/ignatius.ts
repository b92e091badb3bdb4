import type { ChurchFather } from "./schema";

export const ignatius: ChurchFather = {
  id: "ignatius",
  order: 10,
  name: "Ignatius of Antioch",
  fullName: "Ignatius of Antioch, who called himself Theophorus (“God-bearer”)",
  lifespan: "c. AD 35 – c. 107/110",
  location: "Antioch in Syria (Antakya, Turkey); died at Rome",
  title: "Bishop of Antioch and martyr; one of the Apostolic Fathers",
  description:
    "A bishop, condemned in Antioch and taken under guard to Rome, wrote seven letters on the road. They are among the first Christian writings after the apostles, and they let us hear what churches in Asia Minor believed about Jesus, how they were led, and how one man made ready to die.",
  majorWorks: [
    {
      title: "Epistle to the Ephesians",
      date: "c. 107-110",
      about:
        "The longest of the letters, sent from Smyrna. He thanks the Ephesians for their visitors, asks them to live in harmony with their bishop, and speaks of Christ as both God and man.",
    },
    {
      title: "Epistle to the Magnesians",
      date: "c. 107-110",
      about:
        "To a church with a young bishop. He asks them to respect the office rather than count the years, and warns against falling back on Jewish observances.",
    },
    {
      title: "Epistle to the Trallians",
      date: "c. 107-110",
      about:
        "A warning against people who taught that Christ suffered in appearance only, with a short summary of the birth, death and resurrection that he calls true at every step.",
    },
    {
      title: "Epistle to the Romans",
      date: "c. 107-110",
      about:
        "The most personal letter. He begs the Christians of Rome not to use their influence to save him, because he wants to follow Christ to the end.",
    },
    {
      title: "Epistle to the Philadelphians",
      date: "c. 107-110",
      about:
        "Written from Troas to a church he had met on the way. He pleads for one Eucharist and one congregation, and answers some who would believe only what they found in the older Scriptures.",
    },
    {
      title: "Epistle to the Smyrnaeans",
      date: "c. 107-110",
      about:
        "Written from Troas to the church that had received him. He defends the real flesh of Christ before and after the resurrection, and speaks of the “catholic church.”",
    },
    {
      title: "Epistle to Polycarp",
      date: "c. 107-110",
      about:
        "Advice from an older bishop to a younger one: be patient, gather the people often, care for widows and slaves, and stand firm like an anvil under the hammer.",
    },
  ],
  keyContributions: [
    "Left the oldest text we have with the phrase “the catholic church,” in the letter to Smyrna, chapter 8",
    "Confessed Jesus as God and as truly human, against teachers who said that his suffering was only an appearance",
    "Described churches led by a single bishop with elders and deacons around him",
    "Showed that churches of about AD 110 already told of Jesus’ birth, his death under Pontius Pilate and his resurrection",
    "Let readers see from within how a martyr thought and prayed",
  ],
  theologicalFocus: [
    "Jesus Christ as truly God and truly human: flesh, birth, hunger and death were real",
    "The unity of each congregation, gathered around its bishop",
    "The Lord’s Supper as the meal in which that unity is seen",
    "Martyrdom as the last step of following Christ",
  ],
  notableQuotes: [
    {
      id: "ignatius-quote-1",
      text: "I am the wheat of God, and let me be ground by the teeth of the wild beasts, that I may be found the pure bread of Christ.",
      work: "Epistle to the Romans",
      section: "Chapter 4 (shorter version)",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and J. Donaldson",
    },
    {
      id: "ignatius-quote-2",
      text: "There is one Physician who is possessed both of flesh and spirit; both made and not made; God existing in flesh; true life in death; both of Mary and of God; first possible and then impossible,- even Jesus Christ our Lord.",
      work: "Epistle to the Ephesians",
      section: "Chapter 7 (shorter version)",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and J. Donaldson",
      note: "“Possible” here is an old word for able to suffer; “impossible” for beyond suffering.",
    },
    {
      id: "ignatius-quote-3",
      text: "Stop your ears, therefore, when any one speaks to you at variance with Jesus Christ, who was descended from David, and was also of Mary; who was truly born, and did eat and drink. He was truly persecuted under Pontius Pilate; He was truly crucified, and [truly] died …",
      work: "Epistle to the Trallians",
      section: "Chapter 9 (shorter version)",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and J. Donaldson",
      note: "The word in square brackets was added by the translators. The last sentence continues in the original.",
    },
    {
      id: "ignatius-quote-4",
      text: "He who is near to the sword is near to God; he that is among the wild beasts is in company with God …",
      work: "Epistle to the Smyrnaeans",
      section: "Chapter 4 (shorter version)",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and J. Donaldson",
      note: "Ignatius goes on at once to set a condition: this holds only for one who suffers in the name of Jesus Christ.",
    },
    {
      id: "ignatius-quote-5",
      text: "Wherever the bishop shall appear, there let the multitude [of the people] also be; even as, wherever Jesus Christ is, there is the Catholic Church.",
      work: "Epistle to the Smyrnaeans",
      section: "Chapter 8 (shorter version)",
      translation: "Ante-Nicene Fathers, vol. 1, tr. A. Roberts and J. Donaldson",
      note: "“Catholic” means whole or universal. The sentence is often named as the first surviving use of the phrase. The words in square brackets are the translators’.",
    },
  ],
  historicalContext: `Antioch on the Orontes was one of the great cities of the Roman East. Believers in Jesus were first called Christians there (Acts 11:26), and the congregation had sent out Paul and Barnabas (Acts 13:1-3). We know almost nothing of Ignatius’s early life, and the year given for his birth is a tradition. By the time he comes into view he is the bishop of that church, condemned for a reason he never explains.

Ten soldiers took him across Asia Minor toward Rome. In his letter to the Romans, chapter 5, he likens them to leopards, who grow worse the better they are treated. The party halted at Smyrna, where Polycarp was bishop and where neighboring churches sent people to greet him. From there he wrote to Ephesus, Magnesia, Tralles and Rome. Three more letters, to Philadelphia, Smyrna and Polycarp himself, followed from Troas before the crossing to Europe (Eusebius, Church History 3.36). Two of the towns he addressed, Smyrna and Philadelphia, also receive messages in Revelation 2:8 and Revelation 3:7.

Eusebius places his death in the reign of Trajan (98-117), and the usual date is about 107 to 110. Some scholars today argue for a later year. The letters say what Ignatius expected in Rome; they cannot say what happened there, but the early church remembered him as a martyr.`,
  controversies: [
    "Docetism. Some teachers held that the body of Christ was an appearance, because God could not suffer. Ignatius answered that if the suffering was a show, his own chains would be a show as well.",
    "Jewish observances. In the letter to the Magnesians, chapters 8-10, he tells Christians not to live by them. His words are sharp, and they belong to a time when church and synagogue were drawing apart.",
    "Which letters are his. The letters exist in a shorter and a longer Greek form, and more were later written under his name. Ussher, Zahn and Lightfoot persuaded most scholars that seven letters in the shorter form are genuine; a minority still doubts this or dates them after Trajan.",
    "How far his picture of the single bishop held for all churches of his day is disputed. Some see the common practice, others a pattern that he was urging on them.",
  ],
  legacy: `Polycarp’s circle gathered and passed on the letters while the memory was fresh, and later Irenaeus, Origen and Eusebius quoted from them. Because of that chain they became a bridge between the generation that knew the apostles and the church of the second century.

Churches with bishops look to Ignatius as an early witness to their order; others read him above all for his clear confession of Christ and his courage. He is remembered on October 17 in the West and on December 20 in the East.`,
  quickFacts: {
    Office: "Bishop of Antioch",
    Letters: "Seven",
    Nickname: "Theophorus",
    Emperor: "Trajan (98-117)",
    Death: "Martyred at Rome",
    Feast: "October 17 (West), December 20 (East)",
  },
  sources: [
    "Ante-Nicene Fathers, vol. 1, ed. A. Roberts and J. Donaldson (Christian Literature Company, 1885-1887): the seven letters in the shorter and the longer form",
    "Eusebius, Church History 3.36, in Nicene and Post-Nicene Fathers, series 2, vol. 1, ed. P. Schaff and H. Wace (Christian Literature Company, 1886-1900)",
  ],
};
