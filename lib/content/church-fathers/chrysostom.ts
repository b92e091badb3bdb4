import type { ChurchFather } from "./schema";

export const chrysostom: ChurchFather = {
  id: "chrysostom",
  order: 50,
  name: "John Chrysostom",
  fullName: "John of Antioch, called Chrysostom (“golden-mouthed”)",
  lifespan: "c. 347 – September 14, 407",
  location: "Antioch in Syria; Constantinople (Istanbul)",
  title: "Archbishop of Constantinople",
  description:
    "People applauded his sermons, and he asked them to stop clapping and to answer with their lives. John, later called Golden-Mouth, preached through whole books of the Bible in plain words, was made archbishop of the capital against his will, offended the powerful and died on the road to a more distant exile.",
  majorWorks: [
    {
      title: "On the Priesthood",
      date: "c. 386-391",
      about:
        "A dialogue in which he explains why he once fled from ordination. It describes the weight of caring for souls and the labor of preaching.",
    },
    {
      title: "Homilies on the Statues",
      date: "387",
      about:
        "Sermons preached to a terrified city after a riot, while it waited for the emperor’s punishment. He turns fear into repentance and hope.",
    },
    {
      title: "Homilies on Genesis",
      date: "c. 385-389",
      about:
        "A reading of the first book of the Bible from creation to Joseph, attentive to the wording and to daily life.",
    },
    {
      title: "Homilies on Matthew",
      date: "c. 390",
      about:
        "Sermons through the whole Gospel. The Sermon on the Mount and the claims of the poor return again and again.",
    },
    {
      title: "Homilies on John",
      date: "c. 391",
      about:
        "Shorter sermons, with more argument about who Christ is against those who denied that he is equal with the Father.",
    },
    {
      title: "Homilies on Acts",
      date: "c. 400-401",
      about:
        "From his years in the capital. He holds up the first congregation, which shared its goods, to a rich church.",
    },
    {
      title: "Letters to Olympias",
      date: "404-407",
      about:
        "Letters from exile to a deaconess and friend who was sick at heart. He comforts her and tells of his own hardships.",
    },
  ],
  keyContributions: [
    "Preached in plain speech, passage by passage, through most of the New Testament",
    "Spoke up for the poor and said that caring for them is part of worship",
    "Told ordinary people to own the Scriptures and to read them at home",
    "Reformed the clergy of Constantinople and cut the spending of the archbishop’s house",
  ],
  theologicalFocus: [
    "The plain sense of Scripture, applied to life",
    "Wealth, poverty and what we owe to one another",
    "Prayer, repentance and suffering",
    "The pastor’s work and its burden",
  ],
  notableQuotes: [
    {
      id: "chrysostom-quote-1",
      text: "Since God hath no need at all of golden vessels, but of golden souls.",
      work: "Homilies on Matthew",
      section: "Homily 50, section 4",
      translation:
        "Nicene and Post-Nicene Fathers, series 1, vol. 10, tr. George Prevost, revised by M. B. Riddle",
    },
    {
      id: "chrysostom-quote-2",
      text: "This is the cause of all evils, the not knowing the Scriptures. We go into battle without arms, and how ought we to come off safe?",
      work: "Homilies on Colossians",
      section: "Homily 9 (on Colossians 3:16-17)",
      translation:
        "Nicene and Post-Nicene Fathers, series 1, vol. 13, Oxford translation, revised by J. A. Broadus",
      verses: ["Colossians 3:16"],
    },
    {
      id: "chrysostom-quote-3",
      text: "There is only one thing, Olympias, which is really terrible, only one real trial, and that is sin …",
      work: "Letters to Olympias",
      section: "Letter 1, section 1",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 9, tr. W. R. W. Stephens",
      note: "Editions number the letters differently. The sentence continues.",
    },
    {
      id: "chrysostom-quote-4",
      text: "The reading of the divine Scriptures is not a meadow only, but a paradise; for the flowers here have not a mere fragrance only, but fruit too, capable of nourishing the soul.",
      work: "Homilies on the Statues",
      section: "Homily 1",
      translation:
        "Nicene and Post-Nicene Fathers, series 1, vol. 9, Oxford translation, revised by W. R. W. Stephens",
      note: "The words are at the point where sections 1 and 2 meet, so only the homily is named.",
    },
    {
      id: "chrysostom-quote-5",
      text: "No one will be able to injure one who is not injured by himself, even if all the world were to kindle a fierce war against him.",
      work: "Treatise to prove that no one can harm the man who does not injure himself",
      section: "Section 12",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 9, tr. W. R. W. Stephens",
      note: "Part of a longer sentence.",
    },
    {
      id: "chrysostom-quote-6",
      text: "Do not hold aloof from the Church; for nothing is stronger than the Church. The Church is thy hope, thy salvation, thy refuge.",
      work: "Two Homilies on Eutropius",
      section: "Homily 2, section 6",
      translation: "Nicene and Post-Nicene Fathers, series 1, vol. 9, tr. W. R. W. Stephens",
      note: "Probably by Chrysostom: some scholars have questioned whether the whole of this homily is his.",
    },
  ],
  historicalContext: `John was born in Antioch about 347 and brought up there by his widowed mother. He was trained in rhetoric, turned to the study of Scripture, and lived for some years as a monk in the hills until his health gave way. He was ordained a priest in 386. He was soon the most admired speaker in the city, and he used the gift to make his hearers uncomfortable. He seldom searched for hidden meanings, as interpreters in Alexandria liked to do. He asked what the writer had said, and to whom, and then turned to the people in front of him. A year after his ordination the city rioted over a new tax and threw down the statues of the emperor. Many feared the worst. While the bishop traveled to plead for mercy, John preached through Lent to crowded churches. The pardon came, and his fame with it.

In 398 he was taken, almost by stealth, to be archbishop of Constantinople. He sold costly furnishings, gave to hospitals, called his clergy to order and spoke bluntly about luxury in a city of courtiers. The empress Eudoxia took some of it personally. Theophilus, the bishop of Alexandria, saw a rival, and at the Synod of the Oak in 403 had him deposed on a list of charges. He was soon recalled, then banished for good in 404 to Cucusus in the mountains of Armenia.

From there he wrote many letters. When an order came to move him to a still lonelier place, the march was too much for him. He died at Comana in Pontus on September 14, 407. His biographer Palladius, not any book of his own, reports that his last words gave glory to God for everything.`,
  controversies: [
    "The court. Friends called him brave, and critics called him tactless. His quarrel with the empress and with Theophilus mixed principle, church politics and temper on several sides.",
    "Against the Judaizing Christians. In eight sermons of 386-387 he attacks church members who attended synagogue feasts, and he speaks of Jews in ugly and hateful terms. Such abuse was a habit of ancient oratory, but that does not excuse it. Later ages used these sermons to justify persecution. Christians should say plainly that this was wrong.",
    "Wealth. He told the rich that what they hoard belongs to the poor. Readers still argue whether he meant this as a demand of justice, as an appeal to generosity, or both.",
  ],
  legacy: `In 438 his body was brought back to Constantinople with great honor. Eastern churches count him with Basil the Great and Gregory of Nazianzus as one of the Three Holy Hierarchs, and the liturgy that they use most often carries his name, although its text grew over a long time.

Several hundred of his sermons survive; their number and dates are debated. Preachers of every tradition have learned from his manner: explain the words in front of you, ask what they meant to the first hearers, and then ask what they demand of us before the day is over. The Reformers quoted him often. Social reformers have gone back to his pages on wealth, and people in trouble to his letters from exile. He is remembered on September 13 in the West and on November 13 in the East.`,
  quickFacts: {
    Byname: "Golden-mouthed",
    Archbishop: "398-404",
    City: "Antioch, then Constantinople",
    Exile: "404-407",
    "Last place": "Comana in Pontus",
    Feast: "September 13 (West), November 13 (East)",
  },
  sources: [
    "Nicene and Post-Nicene Fathers, series 1, vol. 9, ed. P. Schaff (Christian Literature Company, 1886-1900): Homilies on the Statues, Letters to Olympias and other treatises",
    "Nicene and Post-Nicene Fathers, series 1, vol. 10, ed. P. Schaff (Christian Literature Company, 1886-1900): Homilies on Matthew",
    "Nicene and Post-Nicene Fathers, series 1, vol. 13, ed. P. Schaff (Christian Literature Company, 1886-1900): Homilies on Colossians and other letters",
  ],
};
