import type { Discovery } from "./schema";

export const ketefHinnom: Discovery = {
  id: 15,
  slug: "ketef-hinnom",
  title: "Ketef Hinnom Silver Scrolls",
  category: "mainstream",
  description:
    "Two tiny rolls of silver, worn as amulets and found in a burial cave in Jerusalem, carry a short form of the priestly blessing known from Numbers 6:24-26. Dated to about 600 BC, they hold the oldest known words that also appear in the Bible.",
  location:
    "Ketef Hinnom, southwest of Jerusalem’s Old City, in Chamber 25 of burial Cave 24; now in the Israel Museum, Jerusalem",
  coordinates: { latitude: 31.7695, longitude: 35.2245, approximate: false },
  year: "Found 1979; about 600 BC",
  objection:
    "Johannes Renz and Wolfgang Röllig dated the scrolls to the 3rd or 2nd century BC, and Nadav Na’aman to the early Second Temple period. Wayne Pitard adds that an old blessing does not prove that the book of Numbers existed then.",
  significance:
    "They carry biblical words some four centuries earlier than the first copies from Qumran. The blessing that is still spoken over congregations was being worn by people in Jerusalem before the exile, if the usual date is right.",
  detailedDescription: `In 1979 Gabriel Barkay’s team excavated burial caves on a slope southwest of Jerusalem’s Old City, above the valley of Hinnom that Jeremiah 7:31 condemns for its sacrifices of children. In Cave 24 a thirteen-year-old volunteer opened the chamber that served as a repository for bones and gifts. Its deposit was some 60 cm thick, with more than a thousand objects.

Among them were two little rolls of silver sheet, meant to be worn on the body. Unrolled, the larger is about 97 mm long and 27 mm wide, the smaller about 39 by 11 mm. Fine lines had been scratched on them in Old Hebrew letters. Both contain a form of the blessing that the priests were to speak, in Numbers 6:22-27: a prayer that the LORD would bless and keep, make his face shine, and give peace. The larger adds words close to Deuteronomy 7:9 about the God who keeps covenant. Both have the divine name YHWH.

The scratches are hard to see. The West Semitic Research Project at the University of Southern California photographed the silver anew with modern methods, and in 2004 Barkay, Marilyn Lundberg, Andrew Vaughn and Bruce Zuckerman published a new edition. From the form of the letters they placed the amulets just before the exile, in the late 7th or early 6th century BC. P. Kyle McCarter thought that this ought to settle the matter.

Not everyone agrees. Renz and Röllig had argued in 1995 for the 3rd or 2nd century BC, and Na’aman in 2011 for the early Second Temple period. Erik Waaler went the other way in 2002, with a date between 725 and 650 BC. The excavators also answer the late dates from the findspot: the scrolls lay among pottery of the 7th and 6th centuries, separated from the Hellenistic objects by three meters and by 25 cm of depth.

What follows from them has to be stated with care. The wording agrees with the Bible only in part, and a blessing can live in worship apart from a book. Still, the view that it was first composed during the exile or later has become harder to hold.`,
  evidence: [
    "Two rolled silver sheets were found in a tomb repository among more than a thousand other objects.",
    "Both contain a form of the blessing in Numbers 6:24-26.",
    "The larger also has words like those of Deuteronomy 7:9.",
    "Both carry the name YHWH, the covenant name of God.",
    "New photographs by the West Semitic Research Project, published in 2004, made the letters far more legible.",
  ],
  scientificAnalysis: [
    "Letter forms, read on enhanced photographs, point to the time shortly before the exile.",
    "The findspot supports this: pottery of the 7th and 6th centuries BC lay around the scrolls, and Hellenistic material lay apart from them.",
    "Erik Waaler argues for 725–650 BC, which remains a minority view.",
  ],
  biblicalReferences: ["Numbers 6:22-27", "Deuteronomy 7:9", "Jeremiah 7:31"],
  researchPapers: [
    {
      author: "Gabriel Barkay, Marilyn J. Lundberg, Andrew G. Vaughn and Bruce Zuckerman",
      year: "2004",
      title: "The Amulets from Ketef Hinnom: A New Edition and Evaluation",
      publication: "BASOR 334: 41-71",
      kind: "peer-reviewed",
      url: "https://doi.org/10.2307/4150106",
      summary: "New readings from digital photographs and a date shortly before the exile.",
    },
    {
      author: "Erik Waaler",
      year: "2002",
      title: "A Revised Date for Pentateuchal Texts? Evidence from Ketef Hinnom",
      publication: "Tyndale Bulletin 53(1): 29-55",
      kind: "journal",
      summary: "Argues for a still earlier date and weighs what that means for the Pentateuch.",
    },
    {
      author: "Nadav Na’aman",
      year: "2011",
      title: "A New Appraisal of the Silver Amulets from Ketef Hinnom",
      publication: "Israel Exploration Journal 61: 184-195",
      kind: "peer-reviewed",
      url: "https://www.jstor.org/stable/23214240",
      summary: "The case for a date after the return from exile.",
    },
  ],
  physicalEvidence: [
    {
      type: "Larger scroll (KH1)",
      description: "Silver sheet, about 97 by 27 mm when unrolled.",
      analysis: "Covenant words like Deuteronomy 7:9 and part of the blessing.",
    },
    {
      type: "Smaller scroll (KH2)",
      description: "Silver sheet, about 39 by 11 mm when unrolled.",
      analysis: "A shorter form of the same blessing.",
    },
    {
      type: "Findspot",
      description: "Deposit about 60 cm thick in a burial repository.",
      analysis: "Pottery around the scrolls is of the 7th and 6th centuries BC.",
    },
  ],
  controversies: [
    "Date: most specialists hold to about 600 BC; Renz and Röllig (1995) and Na’aman (2011) choose later dates, Waaler (2002) an earlier one.",
    "What they prove: Pitard accepts an old blessing without drawing conclusions about the book of Numbers; others think that the amulets echo written texts.",
    "The gap to the Qumran scrolls is put at some 400 years, or more cautiously, in museum literature, at more than 300.",
  ],
  supportingEvidence: [
    "If the blessing was worn about 600 BC, theories that place its origin in the exile or afterward need revision.",
    "The use of YHWH in personal devotion agrees with the instruction in Numbers 6:27 that the priests put the Name on Israel.",
  ],
  grading: {
    statement:
      "The priestly blessing known from Numbers 6:24-26 was in use in Jerusalem by about 600 BC.",
    factors: {
      scripture: {
        level: 3,
        reason: "Numbers gives the blessing in full, and Psalms echo it.",
      },
      writtenSources: {
        level: 3,
        reason: "The amulets themselves are plain texts, though the date is contested.",
      },
      materialEvidence: {
        level: null,
        reason:
          "The silver strips count as the texts they carry; no other object shows a blessing.",
      },
      provenance: {
        level: 4,
        reason: "They come from a recorded excavation, with their place in the deposit measured.",
      },
      dating: {
        level: 3,
        reason: "Letter forms agree with the pottery, against a few later proposals.",
      },
      publication: {
        level: 4,
        reason: "A peer-reviewed edition with new photographs, examined by several scholars.",
      },
      agreement: {
        level: 3,
        reason: "The date is widely held, with serious dissent by named specialists.",
      },
    },
  },
};
