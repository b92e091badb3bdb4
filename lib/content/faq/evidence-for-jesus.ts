import type { FaqItem } from "./schema";

export const evidenceForJesus: FaqItem = {
  id: "faq-evidence-for-jesus",
  order: 190,
  section: "The Bible: text, canon, reliability",
  question: "Is there outside evidence for the person of Jesus?",
  askedAs: [
    "does tacitus mention christ, and is the passage authentic",
    "did jesus really exist",
    "is there historical evidence for jesus",
    "do other writers mention jesus",
    "what did josephus and tacitus say about jesus",
    "non christian sources about jesus",
    "was jesus a real person in history",
    "is jesus a myth",
    "roman historians who wrote about christ",
    "testimonium flavianum",
    "pliny letter to trajan",
    "proof that jesus was a real guy",
    "suetonius chrestus",
    "is there any record of jesus outside the new testament",
    "talmud mention yeshu",
    "annals 15 44",
    "how sure are historians that he lived",
    "secular evidence for christ",
    "mara bar serapion",
    "was there really a man called jesus of nazareth",
    "james brother of jesus josephus book 20",
    "did a real person named jesus get crucified",
    "lucian of samosata crucified sophist",
    "No contemporary source mentions him",
    "my history teacher says theres no roman record of him",
    "extra-biblical attestation",
    "do atheist historians accept that he existed",
    "pagan writers on the founder of christianity",
    "did jesus live or is it made up",
    "how do scholars know jesus lived",
    "thallus darkness",
    "is there a birth certificate or something",
    "Which ancient authors they speak about Jesus?",
    "ehrman did jesus exist",
    "sources for the historical jesus, non-christian",
  ],
  answer: `Yes: Roman and Jewish writers mention him within about a century of his death, and hardly any historian, believer or not, doubts that he lived and died on a cross under Pontius Pilate.

Tacitus, writing about AD 116, reports that Christ was executed by Pilate while Tiberius was emperor (Annals 15.44). Josephus mentions the death of James, whom he calls the brother of Jesus who was called Christ (Antiquities 20.200), and most scholars accept that line. His longer passage on Jesus (Antiquities 18.63-64) was touched up by Christian copyists; the usual opinion is that a genuine core lies beneath. Pliny, governor in Asia Minor about 112, says that Christians met to sing to Christ as to a god (Letters 10.96).

These writers were not followers, and they were not eyewitnesses. Some may only repeat what Christians told them, as critics rightly say. A few authors go further and deny that Jesus existed, but that view has almost no support among historians of any belief.

For what Jesus taught and did, the New Testament is still the main source.`,
  verse: "1 John 1:1",
  sources: [
    {
      author: "Cornelius Tacitus",
      year: "c. AD 116",
      title: "Annals 15.44",
      publication: "Rome",
      kind: "ancient-source",
      url: "https://en.wikisource.org/wiki/The_Annals_(Tacitus)/Book_15",
    },
    {
      author: "Flavius Josephus",
      year: "c. AD 94",
      title: "Jewish Antiquities 18.63-64 and 20.200",
      publication: "Rome",
      kind: "ancient-source",
      url: "https://penelope.uchicago.edu/josephus/ant-18.html",
    },
    {
      author: "Pliny the Younger",
      year: "c. AD 112",
      title: "Letters 10.96",
      publication: "Rome",
      kind: "ancient-source",
    },
  ],
};
