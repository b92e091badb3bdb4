import type { Discovery } from "./schema";

export const arkOfTheCovenant: Discovery = {
  id: 5,
  slug: "ark-of-the-covenant",
  title: "Ark of the Covenant in “Jeremiah’s Grotto”",
  category: "ron-wyatt",
  description:
    "Ron Wyatt claimed that in January 1982 he saw the Ark of the Covenant in a chamber under the escarpment beside the Garden Tomb in Jerusalem. Nobody else has been able to examine it, and his own organization later stepped back.",
  location: "East Jerusalem, in the cliff by the Garden Tomb, known as Gordon’s Calvary",
  coordinates: { latitude: 31.7839, longitude: 35.23, approximate: false },
  year: "Dug 1979–1989; sighting claimed for January 6, 1982",
  objection:
    "The Garden Tomb Association denies that Wyatt found the Ark there. Bernard Brandstater, a physician of Wyatt’s own church who joined the dig, came to reject the findings, and the board of Wyatt Archaeological Research withdrew its older materials.",
  significance:
    "No other claim shows so clearly how testimony and evidence differ. A sincere report can start a search, but without an object, a record or a second witness there is nothing that others can weigh.",
  detailedDescription: `The Garden Tomb lies north of Jerusalem’s Old City, beside a rock face in which some visitors see a skull. Ron Wyatt told how, in 1978, his arm rose beside this cliff and he heard himself speak of the Ark. From 1979 to 1989 he dug along the cliff. On January 6, 1982, he said, he entered a chamber and saw the Ark of the Covenant.

The account grew. Wyatt said that a crack in the rock below the place of the crucifixion had let the blood of Jesus run down onto the mercy seat, and that a test of the dried blood counted 24 chromosomes. No laboratory was named, and no report or sample was ever shown. Biology also stands in the way: a chromosome count needs living, dividing cells, which dried blood from antiquity cannot supply. Human body cells have 46, and no condition with 24 is known.

What can be checked points the same way. The photographs are blurred and have no scale. A volunteer who saw the pit every day remembered no cave, no tunnel and no Ark; that is one witness, but he was on the spot. Bernard Brandstater, an Adventist physician, helped in the late 1980s, in the hope of being shown the chamber, and left unconvinced.

The weightiest response came from within. Wyatt Archaeological Research dug again in 2005 and 2006. Its board (Richard Rives, Mary Nell Wyatt Lee, Eric Lembcke and Jerome Niswonger) then declared unanimously that this work had not fully borne out what Wyatt had reported. It took its pre-2005 materials about the Ark out of circulation until more research could be done.

Scripture last mentions the Ark in use in the days of Josiah, in 2 Chronicles 35:3, and Jeremiah 3:16 foresees a time when nobody will miss it. An account in the deuterocanonical book of 2 Maccabees has Jeremiah hide it on the mountain that Moses climbed. Hebrews 9:3-5 describes it and says that the writer cannot go into detail. Where it went, the Bible does not tell us.`,
  evidence: [
    "By Wyatt’s account his arm was lifted in 1978 and words about the Ark came out unintended.",
    "He reported that on January 6, 1982, he reached a chamber with the Ark inside.",
    "He claimed that blood had run through a crack onto the mercy seat and held 24 chromosomes; no laboratory or report was ever named.",
    "Supporters note that 2 Chronicles 35:3 is the last mention of the Ark in use, so it may have been hidden before the city fell.",
  ],
  scientificAnalysis: [
    "The digs of 2005 and 2006 by Wyatt’s own organization did not completely confirm what he had described.",
    "Chromosomes can be counted only in dividing cells, so old, dried blood cannot yield a count.",
    "Gabriel Barkay dated the Garden Tomb to the Iron Age, the 8th or 7th century BC, which makes it too old to be the new tomb of the Gospels.",
  ],
  biblicalReferences: [
    "Exodus 25:10-22",
    "Leviticus 16:14-15",
    "1 Kings 8:6-9",
    "2 Chronicles 35:3",
    "Jeremiah 3:16",
    "Hebrews 9:3-5",
  ],
  researchPapers: [
    {
      author: "Russell R. Standish and Colin D. Standish",
      year: "1999",
      title: "Holy Relics or Revelation: Recent Astounding Archaeological Claims Evaluated",
      publication: "Hartland Publications",
      kind: "book",
      summary: "Two Adventist authors test Wyatt’s claims one by one, this one included.",
    },
    {
      author: "Gabriel Barkay",
      year: "1986",
      title: "The Garden Tomb: Was Jesus Buried Here?",
      publication: "Biblical Archaeology Review 12(2)",
      kind: "magazine",
      summary: "Dates the Garden Tomb to the time of the kings of Judah.",
    },
    {
      author: "Board of Wyatt Archaeological Research",
      year: "c. 2011",
      title: "The Ark of the Covenant",
      publication: "Statement, wyattmuseum.com",
      kind: "report",
      summary:
        "Says that later digs did not fully confirm the claim and withdraws older materials.",
    },
  ],
  physicalEvidence: [
    {
      type: "Photographs",
      description: "Pictures said to show the chamber and the Ark.",
      analysis: "Critics find them blurred, without scale and useless as a record.",
    },
    {
      type: "The dig",
      description: "A pit in the grounds of the Garden Tomb, later filled in.",
      analysis: "A volunteer who was there daily reported no cave, tunnel or Ark.",
    },
    {
      type: "Excavations of 2005–2006",
      description: "Renewed digging by Wyatt Archaeological Research.",
      analysis: "Did not fully bear out the earlier account, by the decision of its own board.",
    },
  ],
  controversies: [
    "The council of the Garden Tomb Association in London has rejected outright that anything biblical, let alone the Ark, was discovered by Wyatt in its area.",
    "Fellow Adventists disagree with Wyatt: Bernard Brandstater from his time on the dig, and Russell and Colin Standish in their book of 1999.",
    "Associates for Biblical Research, an evangelical body, regards Wyatt’s claims as almost certainly fraudulent.",
  ],
  supportingEvidence: [
    "Supporters say that the hill contains old quarry caves in which something could be hidden.",
    "Supporters say the Ark is absent from the lists of temple goods carried off in 2 Kings 25:13-17 and Jeremiah 52:17-23.",
    "Supporters say the Babylonian siege would have kept the Ark within the lines around the city.",
  ],
  grading: {
    statement:
      "The Ark of the Covenant lies in a chamber beside the Garden Tomb in Jerusalem, where Ron Wyatt claimed to have seen it in 1982.",
    factors: {
      scripture: {
        level: 0,
        reason: "The Bible never says where the Ark went or that it was hidden here.",
      },
      writtenSources: {
        level: 0,
        reason: "No ancient source places it here; 2 Maccabees names another mountain.",
      },
      materialEvidence: {
        level: 1,
        reason: "The Ark is only reported; nobody else has been able to examine anything.",
      },
      provenance: {
        level: 1,
        reason: "Everything depends on the account of the finder alone.",
      },
      dating: {
        level: 1,
        reason: "No object or deposit from the chamber has been dated.",
      },
      publication: {
        level: 0,
        reason:
          "Never published for checking, and the organization withdrew its earlier materials.",
      },
      agreement: {
        level: 1,
        reason: "Archaeologists, the site’s owners and many believers reject the claim.",
      },
    },
  },
};
