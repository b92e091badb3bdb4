import type { Answer } from "./schema";

export const didSolomonExist: Answer = {
  id: "did-solomon-exist",
  section: "People and places",
  question: "Is there evidence for King Solomon and his temple?",
  askedAs: [
    "did king solomon exist",
    "solomons temple archaeology",
    "has solomon's temple been found",
    "ruins of the first temple",
    "king solomon's mines timna",
    "megiddo stables solomon",
    "solomonic gates hazor megiddo gezer",
    "any trace of solomon outside the bible",
    "did the first temple really exist",
    "was solomon's kingdom just a village",
    "ain dara temple like solomons",
    "low chronology finkelstein solomon",
    "can you dig on the temple mount",
  ],
  answer:
    "No inscription of his time names Solomon, and no stone of his temple has been identified, partly because nobody may dig on the Temple Mount. What there is speaks indirectly. Temples in Syria, as at Ain Dara, have the plan that Kings describes; the copper works at Timna were busiest in the 10th century BC, though their excavator thinks Edomites ran them; a stele of the 9th century names the house of David, his father. The matching gates at Hazor, Megiddo and Gezer were long credited to him; others date them up to a century later, though radiocarbon dates published in 2023 favor the 10th century at Gezer. The “stables of Solomon” at Megiddo are now dated after him.",
  passages: [
    { reference: "1 Kings 6:1-2", why: "The temple is begun; its measures." },
    { reference: "1 Kings 9:15", why: "What he built, with Hazor, Megiddo and Gezer." },
    { reference: "1 Kings 10:23", why: "He surpasses all other kings in wealth and wisdom." },
  ],
  christianViews:
    "Many Christians hold the account in Kings to be plain history; some of them allow for the grand round numbers usual in royal records. Others think of a real king of a small realm whose glory grew in memory.",
  critics:
    "Israel Finkelstein and others hold that Jerusalem was then a modest town in the hills and that the great buildings belong to the kings of the north after him. Amihai Mazar and others answer that the dates leave room for a kingdom in the 10th century, though not for an empire.",
  sources: [
    {
      author: "Israel Finkelstein and Neil Asher Silberman",
      year: "2006",
      title: "David and Solomon",
      publication: "Free Press",
      kind: "book",
    },
    {
      author: "Amihai Mazar",
      year: "2010",
      title: "Archaeology and the Biblical Narrative: The Case of the United Monarchy",
      publication: "One God – One Cult – One Nation, de Gruyter, Berlin",
      kind: "book",
    },
    {
      author: "Erez Ben-Yosef",
      year: "2016",
      title:
        "Back to Solomon’s Era: Results of the First Excavations at “Slaves’ Hill” (Site 34, Timna, Israel)",
      publication: "Bulletin of the American Schools of Oriental Research 376",
      kind: "peer-reviewed",
    },
    {
      author: "John Monson",
      year: "2000",
      title: "The New ‘Ain Dara Temple: Closest Solomonic Parallel",
      publication: "Biblical Archaeology Review 26(3): 20-35",
      kind: "magazine",
    },
    {
      author: "Lyndelle C. Webster and others",
      year: "2023",
      title:
        "The Chronology of Gezer from the End of the Late Bronze Age to Iron Age II: A Meeting Point for Radiocarbon, Archaeology, Egyptology and the Bible",
      publication: "PLoS ONE 18(11)",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1371/journal.pone.0293119",
    },
  ],
  related: [
    "did-king-david-exist",
    "where-is-the-ark-of-the-covenant",
    "who-was-the-queen-of-sheba",
  ],
};
