import type { BookFacts } from "./schema";

export const psalms: BookFacts = {
  osis: "Ps",
  name: "Psalms",
  testament: "Old",
  genre: "Poetry",
  traditionalAuthor:
    "David for 73 psalms by their headings; also Asaph, the sons of Korah, Solomon, Moses, Ethan and Heman",
  scholarlyView:
    "Songs from the monarchy to after the exile; the headings are old notes, not always by the author",
  writtenTraditional: "from about 1400 (Psalm 90) to about 430 BC",
  writtenScholarly: "10th-3rd century BC",
  eventsSpan: "Prayers of many ages, to the exile and return (Psalms 126; 137)",
  setting: ["Jerusalem", "the temple"],
  audience: "Worshipers",
  purpose: "Gives words for praise, lament, thanks and trust",
  keyFigures: [
    { person: "david" },
    "Asaph",
    "Sons of Korah",
    { person: "solomon" },
    { person: "moses" },
    "Ethan",
    "Heman",
  ],
  keyVerses: [
    "Psalm 1:1-2",
    "Psalm 8:3-5",
    "Psalm 23:1-4",
    "Psalm 51:10",
    "Psalm 103:8",
    "Psalm 119:105",
  ],
  outline: [
    {
      passage: "Psalms 1:1-41:13",
      heading: "Book 1",
    },
    {
      passage: "Psalms 42:1-72:20",
      heading: "Book 2",
    },
    {
      passage: "Psalms 73:1-89:52",
      heading: "Book 3",
    },
    {
      passage: "Psalms 90:1-106:48",
      heading: "Book 4",
    },
    {
      passage: "Psalms 107:1-150:6",
      heading: "Book 5",
    },
  ],
  themes: ["praise", "lament", "trust", "kingship of God", "the anointed king", "the Law"],
  historicalBackground: [
    {
      text: "The collection is in five books, each closed by a blessing (for example Psalm 41:13)",
      mark: "certain",
    },
    {
      text: "Songs of Ascents (Psalms 120-134) fit the journey to Jerusalem",
      mark: "certain",
    },
    {
      text: "Greek and Hebrew numbering differ for most psalms",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Hebrew poetry works by matching lines more than by rhyme",
      mark: "certain",
    },
    {
      text: "Instruments and choirs are named (Psalm 150:3-5)",
      mark: "certain",
    },
    {
      text: "Headings name tunes whose music is lost",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Psalm 2:7",
      to: ["Acts 13:33", "Hebrews 1:5"],
      note: "you are my son",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 16:10",
      to: ["Acts 2:27-31"],
      note: "not left to decay",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 22:1",
      to: ["Matthew 27:46"],
      note: "the cry from the cross",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 22:18",
      to: ["John 19:24"],
      note: "garments divided",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 110:1",
      to: ["Matthew 22:44", "Acts 2:34-35"],
      note: "sit at my right hand",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 118:22",
      to: ["Matthew 21:42"],
      note: "the stone the builders rejected",
      inCrossReferenceData: true,
    },
  ],
  finds: ["psscroll", "dss", "ketef"],
  confidence: "text certain; authors of single psalms disputed",
  application:
    "The Psalms lend words for days when our own are missing: joy, fear, anger, guilt and trust all have a place in prayer.",
};
