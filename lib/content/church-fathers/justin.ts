import type { ChurchFather } from "./schema";

export const justin: ChurchFather = {
  id: "justin",
  order: 20,
  name: "Justin Martyr",
  fullName: "Justin of Flavia Neapolis, called Justin Martyr",
  lifespan: "c. 100 – c. 165",
  location: "Flavia Neapolis in Samaria (Nablus); taught at Ephesus and Rome",
  title: "Philosopher, apologist and martyr",
  description:
    "Justin went from one school of philosophy to the next until an old man by the sea pointed him to the prophets. He kept the philosopher’s cloak, taught in Rome, explained Christians to the emperor in writing, and died for his faith. His pages hold the first full picture of a Sunday service after the New Testament.",
  majorWorks: [
    {
      title: "First Apology",
      date: "c. 155",
      about:
        "An open plea to the emperor Antoninus Pius and his sons. It answers the charges made against Christians and argues from fulfilled prophecy. At the end it describes baptism, the Lord’s Supper and Sunday worship, so that outsiders can see there is nothing shameful to hide.",
    },
    {
      title: "Second Apology",
      date: "c. 155-161",
      about:
        "A shorter appeal written after Christians in Rome had been executed. It explains why God delays his judgment, and claims for Christ whatever the philosophers saw rightly.",
    },
    {
      title: "Dialogue with Trypho",
      date: "c. 155-160",
      about:
        "A long conversation with a learned Jew. Justin tells how he came to faith and then argues from the Scriptures that Jesus is the Messiah. Trypho raises serious objections and is allowed to remain unconvinced.",
    },
  ],
  keyContributions: [
    "Wrote the fullest early defense of Christians addressed to an emperor; those of Quadratus, of which a fragment survives, and of Aristides came before it",
    "Described baptism, the Lord’s Supper and Sunday worship more fully than any earlier writer outside the New Testament (First Apology, chapters 61-67)",
    "Reported that the memoirs of the apostles, which he says are called Gospels, were read aloud when Christians met",
    "Argued at length from the prophets in conversation with a Jewish thinker",
    "Taught that whatever anyone has said truly belongs to Christ, the Word of God",
  ],
  theologicalFocus: [
    "Christ as the Logos, the Word and Reason of God (John 1:1-14)",
    "Prophecy and its fulfillment as the chief ground for faith",
    "Reason and faith as friends, since both come from the Word",
    "Resurrection of the body and the judgment to come",
  ],
  notableQuotes: [
    {
      id: "justin-quote-1",
      text: "You can kill, but not hurt us.",
      work: "First Apology",
      section: "Chapter 2",
      translation: "Ante-Nicene Fathers, vol. 1, tr. Marcus Dods",
    },
    {
      id: "justin-quote-2",
      text: "Reason directs those who are truly pious and philosophical to honour and love only what is true, declining to follow traditional opinions, if these be worthless.",
      work: "First Apology",
      section: "Chapter 2",
      translation: "Ante-Nicene Fathers, vol. 1, tr. Marcus Dods",
    },
    {
      id: "justin-quote-3",
      text: "And on the day called Sunday, all who live in cities or in the country gather together to one place, and the memoirs of the apostles or the writings of the prophets are read, as long as time permits …",
      work: "First Apology",
      section: "Chapter 67",
      translation: "Ante-Nicene Fathers, vol. 1, tr. Marcus Dods",
      note: "Written about AD 155, this tells of worship on Sunday and of the Gospels being read in public. The sentence continues in the original.",
    },
    {
      id: "justin-quote-4",
      text: "Whatever things were rightly said among all men, are the property of us Christians.",
      work: "Second Apology",
      section: "Chapter 13",
      translation: "Ante-Nicene Fathers, vol. 1, tr. Marcus Dods",
    },
    {
      id: "justin-quote-5",
      text: "But straightway a flame was kindled in my soul; and a love of the prophets, and of those men who are friends of Christ, possessed me; and whilst revolving his words in my mind, I found this philosophy alone to be safe and profitable.",
      work: "Dialogue with Trypho",
      section: "Chapter 8",
      translation: "Ante-Nicene Fathers, vol. 1, tr. George Reith",
    },
    {
      id: "justin-quote-6",
      text: "No right-thinking person falls away from piety to impiety.",
      work: "The Martyrdom of the Holy Martyrs Justin, Chariton and others",
      section: "Chapter 4 (words of Justin at his trial)",
      translation: "Ante-Nicene Fathers, vol. 1, tr. Marcus Dods",
      note: "These are words reported in an early account of the trial. Justin did not write it himself.",
    },
  ],
  historicalContext: `Justin was born at Flavia Neapolis, today’s Nablus, a Roman town near the old Shechem where Jesus had once sat at Jacob’s well (John 4:5-6). He was neither a Jew nor a Samaritan by religion. In the Dialogue, chapters 2-8, he tells how he looked for God among the Stoics, then with a Peripatetic, a Pythagorean and at last the Platonists. A chance meeting with an old Christian turned him to the Hebrew prophets, and in them he found what he had been looking for. The story is polished like literature, but most readers think that there is a real experience behind it. He says elsewhere that the courage of Christians facing death had already made him doubt the rumors about them.

Christians in his day had no legal standing. Neighbors accused them of atheism because they honored no images, of immorality because they met in private, and of disloyalty because they would not offer to the gods of the state. Being called a Christian could be enough for a sentence. Justin opened a school in Rome, where he taught anyone who came to his rooms, and he answered in public, in the form that educated Romans respected: an appeal to the emperor’s sense of justice.

He was finally brought with several companions before Junius Rusticus, who was prefect of the city from about 163 to 167 under Marcus Aurelius. Rusticus was a Stoic who had taught the emperor himself, so one philosopher sat in judgment on another. The account of the trial is short and sober. The prefect ordered them to sacrifice, they declined, and they were beheaded.`,
  controversies: [
    "Charges against the church. Justin answered the common accusations of atheism, immorality and disloyalty, and asked that Christians be judged by their deeds and not by their name.",
    "Marcion. While Marcion was still teaching, Justin opposed him for setting another god above the Creator (First Apology, chapter 26).",
    "The thousand years. He expected Christ to reign for a thousand years in a rebuilt Jerusalem, and fairly adds that many true Christians think otherwise (Dialogue with Trypho, chapter 80).",
    "The rank of the Word. He sometimes speaks of the Word as second after the Father. Later theologians found this wording in need of refinement, once the church had thought longer about the Trinity.",
    "Israel and the church. In the Dialogue he calls the church the true Israel. The conversation with Trypho ends politely, but words like these were later turned against Jews, and they need to be read with that history in mind.",
  ],
  legacy: `Justin set the pattern for those who would defend the faith after him: state the charge fairly, give reasons, appeal to what is public, and be ready to pay for it. His conviction that truth is one, wherever it is found, encouraged Christians to study philosophy without fear. Others, then and now, have thought that he trusted the philosophers too far, and that he took the Greek thinkers for better friends of Moses than they were.

For historians he is one of the most useful witnesses of the second century. He wrote only a lifetime or so after the apostles, and he wrote for outsiders, to whom things had to be explained. He shows which writings about Jesus were being read in the middle of that century and how a congregation in Rome kept Sunday, baptized and shared bread and wine. Much else that has gone under his name is lost or doubtful, so the three works above carry his voice. He is remembered on June 1.`,
  quickFacts: {
    Born: "Flavia Neapolis (Nablus)",
    Trade: "Philosopher and teacher",
    "Emperors addressed": "Antoninus Pius and his sons",
    Judge: "Junius Rusticus",
    Death: "Beheaded at Rome c. 165",
    Feast: "June 1",
  },
  sources: [
    "Ante-Nicene Fathers, vol. 1, ed. A. Roberts and J. Donaldson (Christian Literature Company, 1885-1887): First Apology, Second Apology, Dialogue with Trypho, and the record of Justin’s trial",
  ],
};
