import type { Discovery } from "./schema";

export const telDanStele: Discovery = {
  id: 10,
  slug: "tel-dan-stele",
  title: "Tel Dan Stele",
  category: "mainstream",
  description:
    "Broken pieces of a basalt victory stone, raised by an Aramean king in the 9th century BC, boast of defeating Israel and, as most scholars read it, name the “House of David,” the royal line of Judah.",
  location:
    "Tel Dan, Upper Galilee, Israel; now in the Israel Museum, Jerusalem (listed in handbooks as KAI 310)",
  coordinates: { latitude: 33.249, longitude: 35.652, approximate: false },
  year: "Found 1993–1994; inscribed in the second half of the 9th century BC",
  objection:
    "A few scholars, among them Philip Davies and Niels Peter Lemche, read the key letters as something other than David’s name, and George Athas questioned how the pieces fit. The speaker also claims killings that 2 Kings 9:14-28 credits to Jehu.",
  significance:
    "Before 1993 no text outside the Bible was generally agreed to mention David’s dynasty. This one was carved by an enemy of Israel, roughly a century and a half after David, and the writer expects readers to know whose house is meant.",
  detailedDescription: `On July 21, 1993, Gila Cook, working with Avraham Biran’s expedition at Tel Dan, came upon an inscribed stone that had been built into a later wall. It was a piece of a broken monument. Two smaller pieces, which fit each other securely, came to light on June 20 and 30, 1994. Biran and the epigrapher Joseph Naveh published the first piece in 1993 and the others in 1995.

The stone is basalt, the language Old Aramaic, and the letters are of the Phoenician type. The speaker is a king who boasts of his victories. In the restored text he claims to have killed Jehoram son of Ahab, king of Israel, and another king, Ahaziah son of Jehoram, whose line he calls the House of David. Parts of both royal names are lost, so the pairing rests partly on restoration.

The king does not give his own name in what survives. Most scholars think of Hazael of Damascus. His rise is told in 2 Kings 8:7-15, and his war with Joram of Israel, supported by Ahaziah of Judah, in 2 Kings 8:28-29. Later chapters remember him as the oppressor of Israel, for example 2 Kings 10:32.

The phrase that made the stone famous is in line 9: six letters, bytdwd. Elsewhere the carver separates words with dots, but here he does not. Most readers take that as a sign that the two words had grown into one name, as happened with other ruling houses. A minority takes the missing dot as a reason to look for another meaning.

The stele does not describe David or his reign. What it shows is narrower but still weighty: in the age of the divided kingdom, a foreign king could call Judah’s rulers by the name of a founder called David, which is how the promise of a lasting house in 2 Samuel 7:11-16 presents the dynasty.`,
  evidence: [
    "The pieces were recovered in a recorded excavation, reused in a later wall, and not bought on the antiquities market.",
    "Line 9 has the six letters bytdwd, which most specialists translate “House of David.”",
    "The text names a king of Israel and a king of the other house side by side; with the lost letters restored they are Joram and Ahaziah, the pair of 2 Kings 8:28-29.",
    "The most likely author is Hazael of Damascus, known from the Bible as the enemy of both kings, although his name is not preserved.",
    "A destruction of the city in 733/732 BC is argued to be the latest possible date for the wall that reused the stone.",
  ],
  scientificAnalysis: [
    "The letter forms and the findspot together place the carving between about 850 and 750 BC, with most specialists choosing the earlier part of that span.",
    "Suggestions of forgery were raised soon after the find and answered; the stone’s genuineness is now generally accepted.",
    "The two pieces of 1994 join each other securely. Their placement beside the large piece is probable rather than certain, and it decides which line follows which.",
  ],
  biblicalReferences: [
    "2 Samuel 7:11-16",
    "2 Kings 8:7-15",
    "2 Kings 8:28-29",
    "2 Kings 9:14-28",
    "2 Kings 10:32",
  ],
  researchPapers: [
    {
      author: "Avraham Biran and Joseph Naveh",
      year: "1993",
      title: "An Aramaic Stele Fragment from Tel Dan",
      publication: "Israel Exploration Journal 43: 81-98",
      kind: "peer-reviewed",
      summary: "First edition of the large piece, with the reading “House of David.”",
    },
    {
      author: "Avraham Biran and Joseph Naveh",
      year: "1995",
      title: "The Tel Dan Inscription: A New Fragment",
      publication: "Israel Exploration Journal 45: 1-18",
      kind: "peer-reviewed",
      summary: "Adds the 1994 pieces and restores the names of the two kings.",
    },
    {
      author: "George Athas",
      year: "2003",
      title: "The Tel Dan Inscription: A Reappraisal and a New Interpretation",
      publication: "Sheffield Academic Press (JSOTSup 360)",
      kind: "book",
      summary: "A full restudy that disputes the accepted join and the order of the lines.",
    },
  ],
  physicalEvidence: [
    {
      type: "Fragment A",
      description: "The large basalt piece found in 1993, with parts of 13 lines.",
      analysis: "Holds the words king of Israel and House of David in neighboring lines.",
    },
    {
      type: "Fragments B1 and B2",
      description: "Two joining pieces found in 1994, with parts of eight lines.",
      analysis: "Carry the ends of the royal names; their join to Fragment A is probable.",
    },
    {
      type: "Script",
      description: "Old Aramaic with dots between words, but none inside bytdwd.",
      analysis: "Usually taken as one fixed name; a minority thinks the missing dot matters.",
    },
  ],
  controversies: [
    "Reading: other meanings for bytdwd, or a later date, were proposed by Niels Peter Lemche, Thomas Thompson, Philip Davies and F. H. Cryer. Their readings have not persuaded most epigraphers.",
    "Reconstruction: George Athas (2003) places the pieces differently, which changes the story the lines tell.",
    "Agreement with Scripture: in 2 Kings 9:14-28 Jehu kills both kings, while the stele’s speaker takes the credit. One may suppose that the king boasted of another man’s deed, but the text itself does not say so.",
  ],
  supportingEvidence: [
    "Naming a kingdom after the founder of its dynasty, “house of” and a name, was ordinary usage in that age.",
    "The kings, the war and the date all suit the situation of 2 Kings 8:28-29.",
    "In 2019 the Mesha Stele’s damaged line 31 was again read as naming the House of David, as the most probable reading, though that remains debated.",
  ],
  grading: {
    statement:
      "An Aramean royal inscription of the second half of the 9th century BC calls the kings of Judah the “House of David.”",
    factors: {
      scripture: {
        level: 4,
        reason:
          "Samuel, Kings, Chronicles, Psalms and the prophets all present Judah’s kings as David’s house.",
      },
      writtenSources: {
        level: 3,
        reason:
          "The stele is plain and close in time; the Mesha Stele is only a debated second witness.",
      },
      materialEvidence: {
        level: null,
        reason: "The stone counts as the text it carries; nothing else could show a phrase.",
      },
      provenance: {
        level: 4,
        reason: "All three pieces came from a controlled excavation with recorded findspots.",
      },
      dating: {
        level: 3,
        reason:
          "Letter forms agree with the archaeological context, though the range covers about a century.",
      },
      publication: {
        level: 4,
        reason: "Peer-reviewed editions within two years, restudied by many other teams since.",
      },
      agreement: {
        level: 3,
        reason: "Most specialists accept the reading; a small, named group still disputes it.",
      },
    },
  },
};
