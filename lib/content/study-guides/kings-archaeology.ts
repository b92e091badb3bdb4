import type { StudyGuide } from "./schema";

export const kingsArchaeology: StudyGuide = {
  id: "kings-archaeology",
  order: 70,
  title: "Kings and Archaeology",
  summary:
    "Read the books of Kings beside stones, seals and tablets from Moab, Assyria, Babylon and Persia, and learn what such finds can and cannot show.",
  keyVerses: [
    "1 Kings 8:27",
    "1 Kings 14:25-26",
    "2 Kings 3:4-5",
    "2 Kings 18:13",
    "2 Kings 19:35-36",
    "2 Kings 20:20",
    "2 Kings 24:12",
    "2 Kings 25:27",
    "2 Chronicles 32:30",
    "2 Chronicles 36:22-23",
    "Isaiah 44:28",
    "Ezra 1:1-3",
  ],
  overview: `For nearly four hundred years, from the division after Solomon (about 931 or 930 BC) to the first return from exile (538 BC), the Bible’s history runs beside records that other nations made. Moab, Aram, Assyria, Babylon and Persia all wrote about their wars and their building, and some of the kings in their texts are the kings of Israel and Judah. This is the stretch of Scripture where a reader can most often lay two accounts of one event side by side.

The writers of Kings had their own purpose. They measured each ruler by his faithfulness to the LORD, and they passed over things that a royal scribe would have shouted about. Ahab’s great battle at Qarqar is missing from the Bible; the angel in the camp is missing from Sennacherib’s prism (2 Kings 19:35-36). Where the accounts meet, they usually agree on who ruled, where armies marched and who paid. Where they differ, the difference often shows what each writer cared about.

Finds of this kind can confirm people, places and customs. They cannot by themselves prove a miracle, and they cannot disprove one. Solomon already knew that God is not contained in stone (1 Kings 8:27). Yet the faith of the Bible is tied to dated kings and real cities, and the God it speaks of acts in their history, even through a foreign ruler whom he calls his shepherd (Isaiah 44:28; Ezra 1:1-3).`,
  discussionQuestions: [
    "In 1 Kings 8:22-30, what does Solomon know about buildings that later kings forgot?",
    "Read 2 Kings 3:4-27. What would Mesha have told differently, and why?",
    "Follow Hezekiah’s choices in 2 Kings 18:1-16. Where is he brave, and where does he give way?",
    "What does the Assyrian officer say about trust in 2 Kings 18:19-25? Which of his arguments would reach you?",
    "What does Hezekiah do with the letter in 2 Kings 19:14-19, and what does he ask God to show?",
    "2 Kings 20:20 and 2 Chronicles 32:30 mention waterworks. What do plans and engineering have to do with faith in 2 Chronicles 32:2-8?",
    "Why might Kings end with a king eating bread in exile (2 Kings 25:27-30)?",
    "What changes for you, and what does not, when an inscription names someone from the Bible?",
  ],
  sessionPlan: [
    {
      minutes: 5,
      step: "Read Psalm 46:10. Ask which biblical place or object people have seen with their own eyes.",
    },
    {
      minutes: 15,
      step: "Read 2 Kings 18:13-19:37 in parts: narrator, Assyrian officer, Hezekiah, Isaiah.",
    },
    {
      minutes: 15,
      step: "Compare the account with the Taylor Prism and the Lachish reliefs below. List what both report, and what only one reports.",
    },
    {
      minutes: 15,
      step: "Give each pair two more finds. They read the Bible passage and report in one minute what the find shows and what it leaves open.",
    },
    {
      minutes: 10,
      step: "Spread a written worry before God as Hezekiah did, and pray through 2 Kings 19:15-19.",
    },
  ],
  sources: [
    {
      author: "Avraham Biran and Joseph Naveh",
      year: "1993",
      title: "An Aramaic Stele Fragment from Tel Dan",
      publication: "Israel Exploration Journal 43: 81-98",
      kind: "peer-reviewed",
    },
    {
      author: "Amos Frumkin, Aryeh Shimron and Jeff Rosenbaum",
      year: "2003",
      title: "Radiometric dating of the Siloam Tunnel, Jerusalem",
      publication: "Nature 425: 169-171",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1038/nature01875",
    },
    {
      author: "Gabriel Barkay and others",
      year: "2004",
      title: "The Amulets from Ketef Hinnom: A New Edition and Evaluation",
      publication: "Bulletin of the American Schools of Oriental Research 334: 41-71",
      kind: "peer-reviewed",
      url: "https://doi.org/10.2307/4150106",
    },
    {
      author: "D. J. Wiseman",
      year: "1956",
      title: "Chronicles of Chaldaean Kings",
      publication: "British Museum",
      kind: "book",
    },
    {
      author: "Irving Finkel (editor)",
      year: "2013",
      title: "The Cyrus Cylinder: The Great Persian Edict from Babylon",
      publication: "I. B. Tauris",
      kind: "book",
    },
    {
      author: "Amélie Kuhrt",
      year: "1983",
      title: "The Cyrus Cylinder and Achaemenid Imperial Policy",
      publication: "Journal for the Study of the Old Testament 25: 83-97",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1177/030908928300802507",
    },
    {
      author: "Lawrence J. Mykytiuk",
      year: "2014",
      title: "Archaeology Confirms 50 Real People in the Bible",
      publication: "Biblical Archaeology Review (continued in 2017)",
      kind: "magazine",
    },
  ],

  timelineInsight: `Most of these dates are probable within a year or two. The kingdom divides about 931 or 930 BC, and Shishak raids about 925 (1 Kings 14:25-26). Ahab fights at Qarqar in 853, and Jehu pays tribute in 841. Samaria falls in 722 (2 Kings 17:5-6), and Sennacherib marches on Judah in 701 (2 Kings 18:13).

The first exiles leave in 605 (Daniel 1:1-2). Jerusalem surrenders on March 16, 597 (2 Kings 24:10-12), a day that a Babylonian tablet has preserved. City and temple are destroyed in 587 or 586 (2 Kings 25:8-10), and Cyrus lets the exiles go home in 538 (Ezra 1:1-3).

The anchor dates come from Assyrian and Babylonian records, which name or number their years. That is why scholars of very different convictions use nearly the same dates for the later kings.`,
  detailedDiscoveries: [
    {
      site: "Tel Dan Stele",
      location: "Tel Dan, northern Israel; now in the Israel Museum",
      details:
        "Avraham Biran’s team found it in 1993 and 1994. It is an Aramaic victory text of the 9th century BC, probably by Hazael, that speaks of a king of Israel and of the “House of David.”",
      evidence:
        "Most scholars accept it as the oldest mention of David’s dynasty outside the Bible; a minority read the line otherwise. Compare 2 Kings 8:28-29 and 2 Kings 9:14-28.",
    },
    {
      site: "Mesha Stele",
      location: "Dhiban, Jordan, 1868; Louvre AO 5066",
      details:
        "About 840 BC King Mesha of Moab tells of Omri’s rule over Moab, of his own revolt, and of vessels taken from YHWH.",
      evidence: "The revolt of 2 Kings 3:4-27 told from the other side, by the rebel himself.",
    },
    {
      site: "Kurkh Monolith",
      location: "Kurkh (Üçtepe), Turkey, 1861; British Museum 118884",
      details:
        "Lists the allies at Qarqar in 853 BC, among them Ahab of Israel, who brings 2,000 chariots and 10,000 soldiers.",
      evidence:
        "It shows Ahab (1 Kings 16:29-22:40) as a power to be reckoned with, in a battle that Kings does not mention.",
    },
    {
      site: "Black Obelisk",
      location: "Nimrud, A. H. Layard, 1846; British Museum 118885",
      details: "Jehu, or someone he sent, bows down and brings tribute in 841 BC.",
      evidence:
        "A picture made in the lifetime of the king whose rise is told in 2 Kings 9:1-10:36.",
    },
    {
      site: "Karnak relief of Shoshenq I",
      location: "Karnak, Egypt",
      details:
        "The king lists towns that he took about 925 BC. Jerusalem is not among the names that can still be read.",
      evidence: "Probably the Shishak of 1 Kings 14:25-26 and 2 Chronicles 12:2-9.",
    },
    {
      site: "Hezekiah’s tunnel and the Siloam inscription",
      location: "Jerusalem; the inscription, found in 1880, is in Istanbul",
      details:
        "About 533 m cut through rock. The text describes how two crews, working from both ends, heard each other and met. Dating places the work about 700 BC; who ordered it is still debated.",
      evidence: "The work fits what 2 Kings 20:20 and 2 Chronicles 32:30 say of Hezekiah.",
    },
    {
      site: "Taylor Prism",
      location: "Nineveh, acquired in 1830; British Museum 91032",
      details:
        "Written in 691 BC. On his third campaign Sennacherib counts 46 cities and 200,150 people, and shuts Hezekiah up in Jerusalem “like a bird in a cage.” He does not claim to have taken the city.",
      evidence:
        "This is the campaign of 2 Kings 18:13-19:37 and Isaiah 36:1-37:38, and on the main point the prism agrees: the city stood.",
    },
    {
      site: "Lachish reliefs",
      location: "Nineveh palace; British Museum 124904-124915",
      details:
        "Carved walls show the siege of 701 BC. The Assyrian ramp has been found at the site.",
      evidence:
        "In 2 Kings 18:14 and 2 Chronicles 32:9 Sennacherib is at Lachish while Jerusalem waits.",
    },
    {
      site: "Seal impression of Hezekiah",
      location: "Ophel, Jerusalem; announced by Eilat Mazar in December 2015",
      details: "The clay reads: belonging to Hezekiah, son of Ahaz, king of Judah.",
      evidence: "Both king and father are named, as in 2 Kings 18:1.",
    },
    {
      site: "Ketef Hinnom silver scrolls",
      location: "Jerusalem, Gabriel Barkay, 1979; Israel Museum",
      details: "Two tiny rolls of about 600 BC carry a form of the priestly blessing.",
      evidence: "No older text that matches the Bible is known. Compare Numbers 6:24-26.",
    },
    {
      site: "Lachish letters",
      location: "Lachish, 1935 and 1938",
      details:
        "Notes on pottery from about 588 BC. One writer watches for Lachish’s signal fires and can no longer see Azekah.",
      evidence: "Jeremiah 34:7 names the same two cities as the last to hold out.",
    },
    {
      site: "Nebo-Sarsekim tablet",
      location: "British Museum 114789; identified by Michael Jursa in 2007",
      details:
        "A receipt of early 594 BC (often given as 595): gold is brought in by Nabu-sharrussu-ukin, who has the title of chief eunuch.",
      evidence:
        "Probably an officer named in Jeremiah 39:3, where translations divide the name differently.",
    },
    {
      site: "Babylonian Chronicle",
      location: "British Museum 21946",
      details:
        "On 2 Adar, which is March 16, 597 BC, Nebuchadnezzar seizes “the city of Judah” and installs a king of his choice. The tablet breaks off before 586.",
      evidence: "It gives the surrender of 2 Kings 24:10-17 from the victor’s side, with the day.",
    },
    {
      site: "Jehoiachin ration tablets",
      location: "Babylon; now in Berlin",
      details: "In 592 BC oil is issued to Yaukin, king of Judah, and to five sons.",
      evidence: "This is the captive king who is later given a place at table in 2 Kings 25:27-30.",
    },
    {
      site: "Cyrus Cylinder",
      location: "Babylon, 1879; British Museum 90920",
      details:
        "After taking Babylon in 539 BC Cyrus boasts that he restored peoples and shrines. Judah is not mentioned.",
      evidence: "The policy fits 2 Chronicles 36:22-23, Ezra 1:1-4 and Isaiah 44:28-45:1.",
    },
  ],
  archaeologicalParallels: [
    {
      name: "Two accounts of 701 BC",
      details:
        "Both say that Hezekiah paid (2 Kings 18:14-16) and neither says that Jerusalem fell. They differ over the silver: 2 Kings 18:14 speaks of 300 talents, the prism of 800. They differ over the ending as well: Kings tells of a night of death in the camp (2 Kings 19:35-36), and the prism gives no reason for the army’s return home.",
    },
    {
      name: "Gates of Hazor, Megiddo and Gezer",
      details:
        "Gates with six chambers stand at the three cities that Solomon built up (1 Kings 9:15). Some link them to him; others date them to the 9th century. The matter is disputed.",
    },
  ],
  supportingInsights: [
    "Lawrence Mykytiuk counts 53 people from the Hebrew Bible who appear in inscriptions made near their own time (Biblical Archaeology Review, 2014 and 2017). Most are kings and officials, the people whose names were written down.",
    "Silence proves little in either direction. Kings leaves out Qarqar, and royal inscriptions seldom speak of a defeat. What survives is a small part of what was written.",
  ],
  faithInsight: `The letter in Hezekiah’s hand was accurate: Assyria really had ruined every land it named. He did not argue with the facts. He spread the page before God and asked him to act so that every kingdom would know that the LORD alone is God (2 Kings 19:14-19). Psalm 46:10 asks for the same quiet trust. What message do you need to lay before God without making it smaller than it is?`,
};
