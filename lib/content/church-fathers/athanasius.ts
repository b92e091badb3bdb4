import type { ChurchFather } from "./schema";

export const athanasius: ChurchFather = {
  id: "athanasius",
  order: 40,
  name: "Athanasius of Alexandria",
  fullName: "Athanasius, bishop of Alexandria",
  lifespan: "c. 296-298 – May 2, 373",
  location: "Alexandria, Egypt",
  title: "Bishop (patriarch) of Alexandria",
  description:
    "Five times sent into exile and five times back, Athanasius spent his life on one conviction: only God can save, so the Son who saves us must be truly God. He also left a short classic on why God became man, and the earliest list we have with exactly the New Testament’s 27 books.",
  majorWorks: [
    {
      title: "Against the Heathen and On the Incarnation of the Word",
      date: "c. 318-335 (date disputed)",
      about:
        "Two books that belong together. The first argues against idols; the second explains why the Word by whom the world was made took a human body, died in it and raised it. Repentance alone could not undo our ruin, he says: only the Maker could make his image new, and only in a body could he die.",
    },
    {
      title: "Orations (Discourses) against the Arians",
      date: "c. 339-345",
      about:
        "A detailed answer to those who held that the Son had been made. He goes through the passages that they quoted and reads them in the light of the whole Bible.",
    },
    {
      title: "Defence of the Nicene Definition",
      date: "c. 350-356",
      about:
        "He explains why the council used words that are not in Scripture, and what the words were meant to protect.",
    },
    {
      title: "Life of Antony",
      date: "c. 356-362",
      about:
        "The story of an Egyptian hermit, his fight with temptation and his counsel to visitors. It carried the fame of the desert monks across the Roman world.",
    },
    {
      title: "Letters to Serapion on the Holy Spirit",
      date: "c. 357-359",
      about:
        "An answer to people who confessed the Son as God but counted the Spirit among the creatures.",
    },
    {
      title: "Festal Letter 39",
      date: "367",
      about:
        "The yearly letter that announced the date of Easter. In this one he lists the books of Scripture and warns against secret writings under apostles’ names.",
    },
  ],
  keyContributions: [
    "Defended the full deity of the Son for decades after the Council of Nicaea of 325",
    "Explained in On the Incarnation why God became man",
    "Gave, in Festal Letter 39, the first surviving list with just the 27 books of our New Testament and no others as canonical",
    "Argued that the Holy Spirit, who makes us holy, must be God as well",
    "Made the life of the desert monks known far beyond Egypt",
  ],
  theologicalFocus: [
    "The incarnation as God’s own way to save his world",
    "The Trinity: Father, Son and Spirit, one God",
    "Scripture, its unity and its canon",
    "The victory of Christ over death",
  ],
  notableQuotes: [
    {
      id: "athanasius-quote-1",
      text: "For He was made man that we might be made God …",
      work: "On the Incarnation",
      section: "Section 54.3",
      translation: "Nicene and Post-Nicene Fathers, series 2, vol. 4, tr. Archibald Robertson",
      verses: ["2 Peter 1:4"],
      note: "He is not saying that people turn into God by nature. He speaks of the share in God’s life that grace gives, as 2 Peter 1:4 does. The sentence continues.",
    },
    {
      id: "athanasius-quote-2",
      text: "But now that the Saviour has raised His body, death is no longer terrible; for all who believe in Christ tread him under as nought, and choose rather to die than to deny their faith in Christ.",
      work: "On the Incarnation",
      section: "Section 27.2",
      translation: "Nicene and Post-Nicene Fathers, series 2, vol. 4, tr. Archibald Robertson",
    },
    {
      id: "athanasius-quote-3",
      text: "For the searching of the Scriptures and true knowledge of them, an honourable life is needed, and a pure soul, and that virtue which is according to Christ …",
      work: "On the Incarnation",
      section: "Section 57.1",
      translation: "Nicene and Post-Nicene Fathers, series 2, vol. 4, tr. Archibald Robertson",
      note: "The sentence opens with “But” and goes on after these words. Some digital copies print “searching or the Scriptures,” a slip of the scanner.",
    },
    {
      id: "athanasius-quote-4",
      text: "These are fountains of salvation, that they who thirst may be satisfied with the living words they contain. In these alone is proclaimed the doctrine of godliness. Let no man add to these, neither let him take ought from these.",
      work: "Festal Letter 39 (Easter 367)",
      section: "Section 6",
      translation: "Nicene and Post-Nicene Fathers, series 2, vol. 4, ed. Archibald Robertson",
      verses: ["Deuteronomy 4:2"],
      note: "“These” are the books he has just listed. “Take ought” is the spelling of the volume.",
    },
    {
      id: "athanasius-quote-5",
      text: "If one should wish to enumerate them, he may be compared to men who gaze at the expanse of the sea and wish to count its waves.",
      work: "On the Incarnation",
      section: "Section 54.4",
      translation: "Nicene and Post-Nicene Fathers, series 2, vol. 4, tr. Archibald Robertson",
      note: "Part of a sentence. “Them” are the works of the Savior.",
    },
  ],
  historicalContext: `Athanasius was born in Alexandria in the last years before the empire’s great persecution of Christians, and grew up in a church that had buried its martyrs and then, under Constantine, found itself free. He entered the service of Bishop Alexander. At that time a presbyter of the city named Arius was teaching that the Son was the first and highest of God’s creatures and that there had been a state in which he did not exist. The dispute spread so far that Constantine called bishops to Nicaea in 325. Athanasius was there as Alexander’s deacon. The council confessed the Son to be of one being with the Father.

On June 8, 328, he became bishop himself, and he held the office for 45 years. The council had not ended the quarrel. Emperors wanted unity, and several found the Nicene words an obstacle. Four of them sent Athanasius away, five times in all: 335-337, 339-346, 356-362, 362-363 and 365-366, together more than seventeen years. He spent part of that time in Trier and Rome, where he won friends for the Nicene cause, and part of it hidden among the monks of the Egyptian desert, writing. Even while he was away, most of his flock continued to regard him as their bishop.

His last years were quiet. He died in Alexandria on May 2, 373, eight years before the Council of Constantinople took up the cause for which he had lived.`,
  controversies: [
    "Arius and his followers. Their slogan was that there was once when the Son was not. They pointed to passages that seem to rank him lower, and many bishops who were no followers of Arius feared that Nicaea had confused the Father with the Son. Athanasius answered that a creature cannot bring creatures to God.",
    "The exiles. Besides doctrine there were charges of misconduct, and councils that deposed him. Other councils cleared him. Politics and faith can hardly be separated in these years.",
    "The Meletians. Members of this rival church in Egypt accused him of violence. The accusations come mostly from opponents; some historians think that he could be harsh all the same.",
    "His Old Testament list. He places Esther among the books that are read but not canonical, and he joins Baruch with Jeremiah, so that his list is not exactly that of any church today.",
  ],
  legacy: `In 381 the Council of Constantinople confirmed the Nicene faith, and the creed that most churches still say grew out of that decision. The saying “Athanasius against the world” keeps alive the memory of a man who would not give way when nearly everyone advised it. He is honored as one of the great Doctors of the Church in East and West.

His list of 367 did not by itself close the canon, but it names the New Testament just as Christians now have it. His book on the incarnation remains one of the most readable works of the early church, and his life of Antony helped to start a movement of prayer that reached from Egypt to Ireland. He is remembered on May 2 in the West and on January 18 in the East.`,
  quickFacts: {
    Bishop: "328-373",
    Exiles: "Five",
    Council: "Nicaea, 325",
    Opponent: "Arianism",
    "Canon list": "367",
    Feast: "May 2 (West), January 18 (East)",
  },
  sources: [
    "Nicene and Post-Nicene Fathers, series 2, vol. 4, ed. Archibald Robertson, series ed. P. Schaff and H. Wace (Christian Literature Company, 1886-1900): On the Incarnation, Discourses against the Arians, Life of Antony, Festal Letters",
  ],
};
