import type { Discovery } from "./schema";

export const hezekiahsTunnel: Discovery = {
  id: 12,
  slug: "hezekiahs-tunnel",
  title: "Hezekiah’s Tunnel and the Siloam Inscription",
  askedAs: ["Hezekiah’s Tunnel", "Siloam Inscription", "Siloam Tunnel"],
  category: "mainstream",
  description:
    "A winding tunnel, 533 m long, carries the water of the Gihon Spring under the City of David to the Pool of Siloam. An Old Hebrew inscription tells how two gangs of diggers met, and tests date the work to about 700 BC.",
  location:
    "Under the City of David, Jerusalem; the inscription is kept in Istanbul (Archaeology Museums, 2195 T; KAI 189)",
  coordinates: { latitude: 31.7724, longitude: 35.2357, approximate: false },
  year: "Tunnel explored 1838; inscription found 1880; cut about 700 BC (debated)",
  objection:
    "The inscription names no king. Ronny Reich and Eli Shukron date the tunnel before Hezekiah, others after him, and John Rogerson and Philip Davies once proposed the Hasmonean age. Scientific dates exclude that last view but leave some room around 700 BC.",
  significance:
    "Few large structures described in the Bible can be entered, and hardly any is dated so well. Plaster, dripstone, handwriting and two biblical books meet here in one place.",
  detailedDescription: `The Gihon Spring, Jerusalem’s chief source of water in ancient times, rises on the eastern slope below the City of David. From there a tunnel leads through solid rock to a pool at the southern end of the hill. It is 533 m long, and over that distance it drops only about 30 cm. No shafts were sunk to the surface along the way to guide the diggers.

Edward Robinson explored it in 1838. In 1880 a boy of sixteen, a pupil of Conrad Schick and later identified as Jacob Eliahu, noticed letters about 6 m inside the southern end. The inscription has six lines in Old Hebrew. It does not praise a king; it describes the moment when two teams, cutting toward each other from both ends, heard voices through the rock and broke through. In July 1890 someone hacked it out of the wall, and it broke into six or seven pieces. Ottoman officials recovered it, and so it came to Istanbul.

According to 2 Kings 20:20 Hezekiah made the pool and the conduit and brought water into the city. 2 Chronicles 32:30 adds that he closed the upper outlet of Gihon and led the water down to the west side. 2 Chronicles 32:2-4 gives the reason: the Assyrian army was coming, as it did in 701 BC, and water outside the walls would have helped it. Isaiah 22:9-11 speaks of similar works and reproves a city that trusted in them.

In 2003 Amos Frumkin, Aryeh Shimron and Jeff Rosenbaum dated the tunnel with two independent clocks. Plant remains in the plaster were measured by radiocarbon at Oxford, and dripstones, which had grown after the cutting, by uranium and thorium. Both point to about 700 BC and rule out the 2nd century BC.

The exact reign is still discussed. Reich and Shukron argue for the late 9th or early 8th century BC. Amihai Sneh and colleagues estimated about four years of work, too long in their view for Hezekiah’s emergency, and suggested Manasseh; Aren Maeir and Jeffrey Chadwick answered them in 2013. In 2025 the Siloam dam was dated to 805–795 BC, which shows that large waterworks had begun here a century earlier.`,
  evidence: [
    "Between the spring and the pool the tunnel is 533 m long; it falls about 30 cm and has no intermediate shafts.",
    "The inscription says that two gangs worked from opposite ends and met.",
    "Its six lines are in Old Hebrew letters of the late 8th century BC.",
    "Kings and Chronicles both credit Hezekiah with bringing water into the city by a conduit.",
    "Radiocarbon and uranium-thorium dates agree on about 700 BC.",
  ],
  scientificAnalysis: [
    "Frumkin, Shimron and Rosenbaum (2003) took plant material from the lining and dripstone from the ceiling; the independent results converge near 700 BC.",
    "These results contradict the Hasmonean date, which leading epigraphers had already answered from the shape of the letters.",
    "The dating of the nearby dam to 805–795 BC (2025) makes the tunnel one stage in a longer series of works.",
  ],
  biblicalReferences: [
    "2 Kings 20:20",
    "2 Chronicles 32:2-4",
    "2 Chronicles 32:30",
    "Isaiah 22:9-11",
  ],
  researchPapers: [
    {
      author: "Amos Frumkin, Aryeh Shimron and Jeff Rosenbaum",
      year: "2003",
      title: "Radiometric dating of the Siloam Tunnel, Jerusalem",
      publication: "Nature 425: 169-171",
      kind: "peer-reviewed",
      summary: "Two independent methods date the tunnel to about 700 BC.",
      url: "https://doi.org/10.1038/nature01875",
    },
    {
      author: "John Rogerson and Philip R. Davies",
      year: "1996",
      title: "Was the Siloam Tunnel Built by Hezekiah?",
      publication: "Biblical Archaeologist 59(3): 138-149",
      kind: "journal",
      summary: "Proposes a Hasmonean date, the view that later measurements ruled out.",
    },
    {
      author: "Ronny Reich and Eli Shukron",
      year: "2011",
      title: "The Date of the Siloam Tunnel Reconsidered",
      publication: "Tel Aviv 38: 147-157",
      kind: "peer-reviewed",
      summary: "Argues from excavation that the tunnel is earlier than Hezekiah.",
    },
  ],
  physicalEvidence: [
    {
      type: "Plaster",
      description: "Lining of the tunnel with bits of plant in it.",
      analysis: "Dated by radiocarbon at Oxford.",
    },
    {
      type: "Dripstones",
      description: "Mineral growth on the ceiling, formed after the tunnel was open.",
      analysis: "Dated by uranium and thorium at the Open University; gives a latest date.",
    },
    {
      type: "Siloam Inscription",
      description: "Six lines cut in the wall near the southern end, without a king’s name.",
      analysis: "Letter forms of the late 8th century BC; now in Istanbul.",
    },
  ],
  controversies: [
    "Later date: Rogerson and Davies (1996) chose the 2nd century BC. Hackett, Cross, McCarter and other epigraphers replied at once, and the 2003 measurements agree with the reply.",
    "Earlier date: Reich and Shukron (2011) prefer the late 9th or early 8th century BC.",
    "Manasseh: Sneh, Weinberger and Shalev (2010) think that the work took too long for Hezekiah; Maeir and Chadwick disagree.",
  ],
  supportingEvidence: [
    "The route and purpose fit 2 Kings 20:20 and 2 Chronicles 32:30 closely.",
    "The Assyrian campaign of 701 BC supplies the need to secure water inside the walls.",
  ],
  grading: {
    statement: "The Siloam Tunnel was cut about 700 BC, in the time of King Hezekiah of Judah.",
    factors: {
      scripture: {
        level: 4,
        reason: "Kings and Chronicles name Hezekiah’s conduit, and Isaiah mentions such works.",
      },
      writtenSources: {
        level: 2,
        reason: "The inscription describes the cutting but gives neither king nor year.",
      },
      materialEvidence: {
        level: 4,
        reason: "Tunnel, plaster and dripstone all bear directly on the date.",
      },
      provenance: {
        level: 4,
        reason: "The tunnel stands in place and can be measured and sampled again.",
      },
      dating: {
        level: 4,
        reason: "Radiocarbon, uranium-thorium and letter forms agree on about 700 BC.",
      },
      publication: {
        level: 4,
        reason: "Published in Nature and discussed by several independent teams.",
      },
      agreement: {
        level: 3,
        reason: "Widely held, though some excavators argue for an earlier or later reign.",
      },
    },
  },
};
