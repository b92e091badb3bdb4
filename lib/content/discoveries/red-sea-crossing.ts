import type { Discovery } from "./schema";

export const redSeaCrossing: Discovery = {
  id: 2,
  slug: "red-sea-crossing",
  title: "Red Sea Crossing at Nuweiba",
  category: "ron-wyatt",
  description:
    "Ron Wyatt claimed that Israel crossed the Gulf of Aqaba from the beach of Nuweiba and that coral-covered chariot parts lie on the seabed. No such part has been published or placed in a museum.",
  location:
    "Nuweiba beach in Egypt, on the Sinai side of the Gulf of Aqaba, and the seabed toward Saudi Arabia",
  coordinates: { latitude: 28.97, longitude: 34.65, approximate: true },
  year: "Claimed from 1978",
  objection:
    "Believers lead the criticism: Bryan Windle puts the wheels first among false finds, Gordon Franz prefers the Suez side, and the marine biologist Robert Carter, who works for a creationist ministry, says that several corals grow into wheel-like shapes without any wheel.",
  significance:
    "Behind the claim stands a fair question: which water does the Bible mean by yam suph, the sea of the crossing? The question deserves an answer from texts and sites. The objects offered as proof cannot help, because nobody can examine them.",
  detailedDescription: `Nuweiba is a broad beach on the eastern side of the Sinai Peninsula, reached from the interior through Wadi Watir. In 1978 Ron Wyatt reported shapes overgrown with coral off this shore, which he took for wheels and other parts of chariots. Lennart Möller, author of The Exodus Case, and others later carried the claim further.

The best-known single object is a wheel hub with eight spokes. Supporters say that Nassif Mohammed Hassan, an official for Egypt’s antiquities, saw it and dated it to the 18th Dynasty. There is no inventory number, no photographic record and no report of that examination, so the hub is known only from the account itself.

Supporters add the setting. They read Wadi Watir as the place where Israel seemed shut in, as Pharaoh supposes in Exodus 14:3. Two columns, one on each side of the gulf, are called memorials set up by Solomon. The column at Nuweiba now stands in concrete, and any inscription on it is said to have worn away; the Saudi one is reported but cannot be studied.

The argument from the Bible’s own words is the most serious part. In 1 Kings 9:26 Solomon’s port of Ezion-geber lies on yam suph, and that port was on the Gulf of Aqaba. So the name can reach that far. Whether it does so in Exodus 14:1-31 is disputed, because the Hebrew name may cover more than one body of water.

Most scholars who accept a historical Exodus look elsewhere. Gordon Franz favors the Gulf of Suez side. The Egyptologist James Hoffmeier argues in Ancient Israel in Sinai for the lakes and inlets along Egypt’s eastern border, such as the Ballah lakes. The crossing is told in Exodus 14:1-31 and remembered in Hebrews 11:29, and no reading of it depends on coral. Windle traces the story in its popular form to a newsletter that Wyatt Archaeological Research sent out in 1993.`,
  evidence: [
    "Wyatt reported chariot parts covered with coral on the seabed off Nuweiba from 1978 onward.",
    "Supporters say an eight-spoked hub was shown to an Egyptian official and dated to the 18th Dynasty; the hub has never been produced.",
    "Two columns on opposite shores are said to be Solomon’s memorials of the crossing.",
    "Wadi Watir, leading down to the beach, is read as the trap of Exodus 14:3.",
    "Since 1 Kings 9:26 places Ezion-geber on yam suph, supporters argue that the sea of the Exodus is the Gulf of Aqaba.",
  ],
  scientificAnalysis: [
    "Not one chariot part from these waters has been dated, entered in a museum catalog or published for others to study.",
    "Robert Carter notes that several kinds of coral form a flat plate on a stalk, which from above looks like a wheel on its axle.",
    "The depth of the crossing is debated. Supporters speak of a shallow land bridge; one critic, reading a British Admiralty chart, finds more than 700 m in the middle of a line about 15 km long.",
  ],
  biblicalReferences: [
    "Exodus 13:17-18",
    "Exodus 14:1-31",
    "Exodus 15:4-5",
    "Numbers 33:7-8",
    "Hebrews 11:29",
  ],
  researchPapers: [
    {
      author: "Gordon Franz",
      year: "2000",
      title: "Is Mount Sinai in Saudi Arabia?",
      publication: "Bible and Spade 13(4): 101-113",
      kind: "magazine",
      summary:
        "An evangelical archaeologist’s critique of the eastern route and its crossing place.",
    },
    {
      author: "James K. Hoffmeier",
      year: "2005",
      title: "Ancient Israel in Sinai",
      publication: "Oxford University Press",
      kind: "book",
      summary: "An Egyptologist’s case for a historical Exodus by way of the border lakes.",
    },
    {
      author: "Bryan Windle",
      year: "2018",
      title: "Fake News in Biblical Archaeology",
      publication: "Bible Archaeology Report",
      kind: "web",
      summary: "Traces how popular false finds spread, with the chariot wheels first.",
    },
  ],
  physicalEvidence: [
    {
      type: "Coral shapes",
      description: "Round growths on the seabed, said to be wheels.",
      analysis: "Some corals grow this way; no wood or metal from inside one has been published.",
    },
    {
      type: "Seabed profile",
      description: "The line from Nuweiba to the Saudi shore.",
      analysis: "Called a shallow ridge by supporters; a critic reads slopes of up to 17 degrees.",
    },
    {
      type: "Columns",
      description: "One column set in concrete at Nuweiba and one reported across the gulf.",
      analysis: "Without a legible inscription or a find record, neither can be tied to Solomon.",
    },
  ],
  controversies: [
    "Gordon Franz (2000 and later) and Bryan Windle (2018), both evangelicals, reject the claim; so does the Adventist book by Russell and Colin Standish, who weigh and reject the whole body of Wyatt’s finds.",
    "Scholars who hold the crossing to be historical mostly place it at Egypt’s border lakes or the Gulf of Suez.",
    "Egyptian chariots of the period were probably light frames of wood and leather, which makes their survival in sea water unlikely.",
  ],
  supportingEvidence: [
    "Supporters say the beach is large enough for a multitude and is hemmed in by mountains.",
    "Möller says that the round forms differ from the coral on nearby reefs.",
    "Supporters say Midian and the “Sinai in Arabia” of Galatians 4:25 point to an eastern crossing.",
  ],
  grading: {
    statement:
      "The coral-covered objects off Nuweiba, as Ron Wyatt claimed from 1978, are chariots of the Egyptian army drowned in the Red Sea crossing.",
    factors: {
      scripture: {
        level: 1,
        reason: "Exodus tells of drowned chariots but does not name this beach or gulf.",
      },
      writtenSources: {
        level: 0,
        reason: "No ancient text outside the Bible places the event at Nuweiba.",
      },
      materialEvidence: {
        level: 1,
        reason: "Chariot parts are reported, but no object is available for anyone to examine.",
      },
      provenance: {
        level: 1,
        reason: "The places and the hub are known only from the account of the finder.",
      },
      dating: {
        level: 1,
        reason: "The 18th Dynasty date is hearsay; nothing has been measured.",
      },
      publication: {
        level: 2,
        reason: "Argued in newsletters, films and books of supporters, never in a journal.",
      },
      agreement: {
        level: 1,
        reason:
          "Egyptologists, evangelical archaeologists and creationist writers reject the finds.",
      },
    },
  },
};
