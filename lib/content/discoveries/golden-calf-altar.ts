import type { Discovery } from "./schema";

export const goldenCalfAltar: Discovery = {
  id: 7,
  slug: "golden-calf-altar",
  title: "Golden-Calf Altar and Cattle Drawings",
  category: "ron-wyatt",
  description:
    "An outcrop of boulders near Jabal Maqla in Saudi Arabia bears drawings of cattle. Ron Wyatt claimed it as the altar on which Aaron set the golden calf. The rock art is genuine, but undated, in a land rich in such art.",
  location:
    "Outcrop of boulders in a valley on the east to southeast side of Jabal Maqla, Saudi Arabia; fenced, with an antiquities sign",
  coordinates: { latitude: 28.59, longitude: 35.36, approximate: true },
  year: "Probably shown by Wyatt to Saudi officials in 1985; recorded in detail from 1992",
  objection:
    "The evangelical archaeologist Gordon Franz sees no match between the remains and Exodus, which never says that a calf was drawn on an altar. Specialists in rock art date Arabia’s cattle scenes to herding times long before Moses.",
  significance:
    "The drawings are real and deserve protection. They also show why a find needs its surroundings: cattle on rock are common in Arabia, and the resemblance to one Bible scene appears only when the others are left out of view.",
  detailedDescription: `East to southeast of Jabal Maqla, in a valley below the mountain that Ron Wyatt took for Sinai, a heap of great boulders rises about 15 feet and stretches some 35 feet across. The top is level enough to stand on. A fence surrounds it, with a sign of the Saudi antiquities authority.

On the rock are pecked drawings, a few inches to several feet long. Most show cattle, with two different forms of horn. There are ibex and human figures as well. Wyatt is said to have pointed the place out to Saudi officials in 1985, and Jim and Penny Caldwell recorded it closely from 1992 on. Supporters liken the animals to Egypt’s Hathor and Apis cattle and conclude that Israel, fresh from Egypt, worshiped here as told in Exodus 32:1-6.

The people who described the outcrop most carefully themselves call it a natural formation. Exodus says that Aaron built an altar before the calf and that Moses burned the calf and ground it to powder (Exodus 32:19-20). No ash layer, no metal and no trace of sacrifice has been published from the outcrop. Nor does the Bible say that images of the calf were drawn on the altar.

The wider setting matters most. In Saudi Arabia over 1,500 places with rock art are on record, made from the early Neolithic until some 1,350 years ago, and cattle are a frequent early theme. Specialists connect such scenes with the herders of a wetter Arabia, far earlier than any date proposed for the Exodus. A style alone, however, is a poor clock.

Robert Bednarik and Majeed Khan brought the first direct dating to Saudi rock art in a 2005 study. They examined more than forty sites and dated ten motifs at seven of them, by microerosion and other methods, and older estimates based on style did not survive the test. The cattle near Jabal Maqla probably were not in that study, so they have no published date at all. A direct date would be the natural next step, and it would be welcome whichever way it fell.`,
  evidence: [
    "The outcrop is reported as about 15 feet high and 35 feet across, with a top on which people can stand.",
    "It carries drawings of cattle with two forms of horn, as well as ibex and human figures.",
    "Supporters compare the cattle with the Egyptian Hathor and Apis.",
    "It lies close to the mountain that the same people identify as Sinai.",
  ],
  scientificAnalysis: [
    "Saudi rock art was first dated directly in 2005, by microerosion and other methods, at seven sites. These carvings probably were not among them.",
    "Cattle scenes in Arabia are generally assigned to Neolithic herders, long before Moses, though this group itself is undated.",
    "No excavation at the outcrop has been published.",
  ],
  biblicalReferences: [
    "Exodus 32:1-6",
    "Exodus 32:19-20",
    "Deuteronomy 9:16-21",
    "Psalm 106:19-20",
    "Acts 7:41",
  ],
  researchPapers: [
    {
      author: "Robert G. Bednarik and Majeed Khan",
      year: "2005",
      title: "Scientific studies of Saudi Arabian rock art",
      publication: "Rock Art Research 22(1): 49-81",
      kind: "peer-reviewed",
      summary: "First direct dates for Saudi carvings; earlier dating by style was refuted.",
    },
    {
      author: "Majeed Khan",
      year: "2013",
      title: "Rock Art of Saudi Arabia",
      publication: "Arts 2: 447-475",
      kind: "peer-reviewed",
      summary: "Survey of the country’s rock art, its themes and its long time span.",
      url: "https://doi.org/10.3390/arts2040447",
    },
  ],
  physicalEvidence: [
    {
      type: "Petroglyphs",
      description: "Cattle, ibex and people pecked into granite.",
      analysis:
        "Genuine and undated, one group among more than 1,500 recorded sites in the country.",
    },
    {
      type: "Outcrop",
      description: "Boulders piled by nature, with a flat top.",
      analysis: "No ash, metal or altar deposit is published, and the finders call it natural.",
    },
  ],
  controversies: [
    "Gordon Franz, in papers from 2000 on, sets the biblical text against the remains and finds that they do not agree.",
    "Supporters treat the fence as a sign of official recognition. It protects the drawings, as at other rock-art sites, and says nothing about Israel.",
    "The claim stands or falls with the mountain: those who reject Jabal Maqla as Sinai have no reason to look for the calf here.",
  ],
  supportingEvidence: [
    "Supporters say that the fence went up after Wyatt’s visit of 1985.",
    "Supporters say the horns are drawn in an Egyptian manner.",
    "Penny Caldwell says that no other such group of cattle is found near those peaks.",
  ],
  grading: {
    statement:
      "The outcrop with cattle drawings near Jabal Maqla is the altar of the golden calf, as Ron Wyatt claimed.",
    factors: {
      scripture: {
        level: 1,
        reason: "Exodus tells of calf and altar without drawings or a location like this.",
      },
      writtenSources: {
        level: 0,
        reason: "No ancient text outside the Bible speaks of such an altar here.",
      },
      materialEvidence: {
        level: 2,
        reason: "Cattle drawings fit the claim, but they fit ordinary Arabian rock art better.",
      },
      provenance: {
        level: 3,
        reason: "The place is known, fenced and described in detail, though not excavated.",
      },
      dating: {
        level: 1,
        reason: "No date for these carvings has ever been published.",
      },
      publication: {
        level: 1,
        reason: "Presented in field reports, films and websites of supporters only.",
      },
      agreement: {
        level: 1,
        reason: "Rock-art specialists and evangelical critics explain the drawings otherwise.",
      },
    },
  },
};
