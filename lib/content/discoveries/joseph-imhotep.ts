import type { Discovery } from "./schema";

export const josephImhotep: Discovery = {
  id: 8,
  slug: "joseph-imhotep",
  title: "Joseph as Imhotep, and the “Grain Silos” at Saqqara",
  category: "ron-wyatt",
  description:
    "Ron Wyatt claimed that Imhotep, the official who served King Djoser, was Joseph, and that shafts beside the Step Pyramid were his grain stores. The famine text they rest on was carved some 2,300 years after Djoser.",
  location:
    "Step Pyramid complex of Djoser, Saqqara, Egypt; the related Famine Stela stands on Sehel Island near Aswan",
  coordinates: { latitude: 29.8713, longitude: 31.2165, approximate: false },
  year: "Probably claimed in the 1980s and 1990s; complex built about 2670 BC",
  objection:
    "Egyptologists date Djoser 800 to 1,000 years before Joseph and publish the shafts as parts of a royal tomb. Conservative scholars who defend a historical Joseph place him in the Middle Kingdom or later, and the Adventist Standish brothers reject Wyatt’s claims.",
  significance:
    "The comparison is a lesson in dates. A likeness between two stories means little until one asks when each was written, and here the famine text comes about 2,300 years after the king it describes.",
  detailedDescription: `Imhotep was a real man. A statue base of King Djoser names him with his titles, among them chancellor, high priest of Heliopolis and chief sculptor, and later Egypt honored him as the architect of the Step Pyramid and as a healer. Ron Wyatt and Mary Nell Wyatt claimed that he was Joseph, and popular writers have followed them.

The parallels they draw are easy to state. Both men ranked next to the king, both were wise advisers, and both are linked with seven years of hunger. Joseph married a daughter of the priest of On, which is Heliopolis, according to Genesis 41:45, and Imhotep was its high priest. Supporters then look at the Step Pyramid enclosure at Saqqara. They count eleven deep shafts and read them as silos for the grain of Genesis 41:47-49, and they read the long wall with its single entrance as the place where it was sold.

The famine is taken from the Famine Stela, a text cut into rock on Sehel Island near Aswan. It tells of seven lean years under Djoser, which ended when the king honored the god Khnum. It was carved in the Ptolemaic period, between 332 and 31 BC. No Hebrew appears in it, and worship of an Egyptian god is its whole point. Hunger that lasts seven years is also a pattern in the literature of the ancient Near East.

The second difficulty is the calendar of kings. Djoser reigned about 2670 BC on the standard scheme, which radiocarbon measurements published in 2010 support in outline. Joseph’s time in Egypt falls between about 1900 and 1700 BC on conservative readings of the Bible. That leaves a gap of some 800 to 1,000 years. On the young-earth count that this site’s guides follow, with the Flood in 2348 BC, a king of 2670 BC would even have reigned before the Flood; those who hold that count therefore shorten Egyptian history. Equating the two men would take a very large cut.

The third is the place. Egyptologists describe the shafts as burial shafts and galleries of a royal tomb. No publication was found in which an Egyptologist accepts Imhotep as Joseph. Those who hold the Joseph account in Genesis 41:39-49 to be history, and many do, usually set it in the 12th or 13th Dynasty or later. Their case does not need Saqqara.`,
  evidence: [
    "Imhotep, official of Djoser, is compared with Joseph as second to the king, builder and adviser in a famine.",
    "The Famine Stela speaks of seven lean years in the reign of Djoser.",
    "Eleven deep shafts within the enclosure are counted and read as silos.",
    "The enclosure wall with one entrance is read as a controlled place for selling grain.",
  ],
  scientificAnalysis: [
    "Chronology: Djoser at about 2670 BC and Joseph at about 1900–1700 BC are separated by roughly 800 to 1,000 years.",
    "Radiocarbon dates for dynastic Egypt (Bronk Ramsey and others, 2010) support the accepted order and approximate dates of the kings.",
    "The Famine Stela is a Ptolemaic text about a king of the distant past and not a record from his reign.",
  ],
  biblicalReferences: [
    "Genesis 41:29-36",
    "Genesis 41:39-49",
    "Genesis 41:53-57",
    "Genesis 47:13-26",
    "Psalm 105:16-22",
  ],
  researchPapers: [
    {
      author: "Miriam Lichtheim",
      year: "1980",
      title: "Ancient Egyptian Literature III: The Late Period",
      publication: "University of California Press, pp. 94-103",
      kind: "book",
      summary: "Translates the Famine Stela and introduces it as a late text.",
    },
    {
      author: "Christopher Bronk Ramsey et al.",
      year: "2010",
      title: "Radiocarbon-Based Chronology for Dynastic Egypt",
      publication: "Science 328: 1554-1557",
      kind: "peer-reviewed",
      summary: "Carbon dates that support the accepted sequence of Egypt’s kings.",
      url: "https://doi.org/10.1126/science.1189395",
    },
  ],
  physicalEvidence: [
    {
      type: "Famine Stela",
      description: "Rock inscription on Sehel Island about seven years of hunger under Djoser.",
      analysis: "Cut between 332 and 31 BC; the remedy is honor paid to the god Khnum.",
    },
    {
      type: "Statue base of Djoser",
      description: "Names Imhotep with his offices.",
      analysis: "Confirms a high official and priest of Heliopolis, without a link to Israel.",
    },
    {
      type: "Shafts",
      description: "Deep shafts under and beside the Step Pyramid.",
      analysis: "Published by Egyptologists as burial shafts and galleries of the king’s tomb.",
    },
  ],
  controversies: [
    "No Egyptologist is known to have accepted the equation in print, and conservative defenders of Joseph’s history place him centuries later.",
    "Later Egyptian tradition probably gave Imhotep Egyptian parents and certainly a cult of his own, neither of which suits Joseph.",
    "Russell and Colin Standish, Adventists like Wyatt, and Associates for Biblical Research reject his claims as a whole.",
  ],
  supportingEvidence: [
    "Supporters say that a chief minister, seven years and a builder of stores are too much for coincidence.",
    "Supporters say the priesthood of On in Genesis 41:45 links Joseph with Imhotep’s Heliopolis.",
    "Supporters say a builder and healer who was revered for ages afterward fits the savior of Egypt.",
  ],
  grading: {
    statement:
      "Imhotep, the official of King Djoser, was the biblical Joseph and stored grain at Saqqara, as Ron Wyatt claimed.",
    factors: {
      scripture: {
        level: 1,
        reason: "Genesis gives Joseph a comparable office but neither this name nor this king.",
      },
      writtenSources: {
        level: 1,
        reason: "The Famine Stela is some 2,300 years late and mentions no Hebrew.",
      },
      materialEvidence: {
        level: 0,
        reason: "Statue base and shafts point to a priest of Heliopolis and a tomb.",
      },
      provenance: {
        level: null,
        reason:
          "Saqqara is well recorded, but nothing found there speaks for Joseph, so its record lends the claim no support.",
      },
      dating: {
        level: 0,
        reason: "King lists and radiocarbon separate Djoser and Joseph by many centuries.",
      },
      publication: {
        level: 1,
        reason: "Argued in newsletters and on websites, not in Egyptological publications.",
      },
      agreement: {
        level: 0,
        reason:
          "Monuments and measured dates exclude it, and no specialist, conservative Christians included, accepts it.",
      },
    },
  },
};
