import type { Discovery } from "./schema";

export const durupinarFormation: Discovery = {
  id: 1,
  slug: "durupinar-formation",
  title: "Noah’s Ark: The Durupınar Formation",
  askedAs: ["Durupınar"],
  category: "ron-wyatt",
  description:
    "A boat-shaped mound on a mountainside in eastern Turkey, which Ron Wyatt claimed from 1977 as the remains of Noah’s Ark. Geologists who drilled and sampled it, creationists among them, found a natural formation.",
  location:
    "Durupınar (also written Durupinar) site near Doğubayazıt, Ağrı Province, eastern Turkey; in place, with a visitor center beside it",
  coordinates: { latitude: 39.4406, longitude: 44.2348, approximate: false },
  year: "Reported 1948, photographed 1959; Wyatt’s claim dates from 1977",
  objection:
    "Creationist geologist Andrew Snelling (1992) and creationist geophysicist John Baumgardner (1996), who surveyed the site, reject the claim. So do geologist Lorence Collins, the Adventist archaeologist David Merling, and David Fasold, once a leading supporter.",
  significance:
    "This is the best known of Ron Wyatt’s claims and the one that has been tested most. Because cores were drilled and rock was studied under the microscope, a reader can follow step by step how such a claim is checked.",
  detailedDescription: `The shape lies on the flank of Mount Tendürek, some 29 km south of Greater Ararat’s peak and near the border with Iran, at an elevation of roughly 2,000 m. Local people reported it after it was exposed in May 1948. In October 1959 Captain İlhan Durupınar recognized the outline in a Turkish Air Force photograph, and Life magazine printed it on September 5, 1960.

An expedition of the Archeological Research Foundation spent two days there in 1960, digging and using explosives. It found soil and rock, and its press release spoke of a freak of nature. Ron Wyatt, a nurse anesthetist from Tennessee without training in archaeology, made his first trip in 1977. He claimed to recognize a hull, fossil wood and metal fittings. David Fasold joined him, and so for a time did the geophysicist John Baumgardner.

Supporters measure the outline at 515 feet and set that beside the 300 cubits of Genesis 6:15, using an Egyptian cubit. They point out that Genesis 8:4 speaks of mountains in the plural, so that the region, rather than one peak, is what must fit. Radar work in the 1980s and in 2019 is claimed to reveal straight lines, chambers and a passage.

Baumgardner took part in a geophysical survey and core drilling in 1987 and 1988. He concluded that a mudslide had flowed around a ridge of bedrock, and wrote in 1996 that old television footage showed his early enthusiasm rather than his conclusion. Fasold changed his mind as well: in 1996 he signed, with Lorence Collins, a paper whose title calls the ark bogus.

Noah’s Ark Scans, led by Andrew Jones, announced soil results from samples taken in September 2024, reporting more organic matter and potassium inside the shape than outside. The announcement was made through the press. No excavation or peer-reviewed report stands behind it, and archaeologists outside the group dispute what it means. Rejecting this site does not touch the account of Noah in Genesis 6:14-16 or the use Jesus makes of it in Matthew 24:37-39.`,
  evidence: [
    "The outline resembles a hull; supporters give its length as 515 feet and equate that with 300 Egyptian cubits, as in Genesis 6:15.",
    "Supporters say the place fits the plural “mountains” of Ararat in Genesis 8:4.",
    "Radar readings from the 1980s and 2019 are claimed to show straight lines, rooms and a corridor under the surface.",
    "Wyatt published carbon readings of 4.95% from inside the shape and 1.88% from outside it.",
    "Noah’s Ark Scans says that 22 soil samples taken in 2024 hold more organic matter and about 40% more potassium inside the shape, with a lower pH.",
  ],
  scientificAnalysis: [
    "1960: two days of digging and blasting turned up nothing that the Archeological Research Foundation regarded as the work of people.",
    "1987–1988: after drilling and geophysical work Baumgardner judged the mound to be natural, a flow of mud around a bedrock ridge.",
    "1992: Snelling went through eight leading claims, from radar structures to petrified wood, and marked every one false. He also noted three similar shapes near Lesser Ararat.",
    "1996 and 2016: Collins, first with Fasold and then alone, described boulders of lava and layers of clay that folding and erosion had shaped, with no wood and no artifacts.",
    "2024–2025: the new soil figures have not been published for review, and their meaning is disputed.",
  ],
  biblicalReferences: [
    "Genesis 6:14-16",
    "Genesis 8:4",
    "Matthew 24:37-39",
    "Hebrews 11:7",
    "1 Peter 3:20",
  ],
  researchPapers: [
    {
      author: "Lorence G. Collins and David F. Fasold",
      year: "1996",
      title: "Bogus “Noah’s Ark” from Turkey Exposed as a Common Geologic Structure",
      publication: "Journal of Geoscience Education 44: 439-444",
      kind: "peer-reviewed",
      url: "https://doi.org/10.5408/1089-9995-44.4.439",
      summary:
        "Describes the mound from field and microscope work: volcanic boulders and clay, neither wood nor artifacts.",
    },
    {
      author: "Lorence G. Collins",
      year: "2016",
      title: "Noah’s Ark near Dogubayazit, Turkey?",
      publication: "Perspectives on Science and Christian Faith 68(4)",
      kind: "journal",
      summary: "A longer study for Christian readers, which treats the supposed wood and metal.",
    },
    {
      author: "Andrew A. Snelling",
      year: "1992",
      title: "Special Report: Amazing ‘Ark’ Exposé",
      publication: "Creation (Ex Nihilo) 14(4)",
      kind: "magazine",
      summary: "A creationist geologist’s point-by-point rebuttal of the leading claims.",
    },
  ],
  physicalEvidence: [
    {
      type: "The formation",
      description: "Hardened mud flow in the outline of a boat, with boulders of lava.",
      analysis:
        "Collins and Fasold see a natural block of rock with mud that flowed past it, then eroded.",
    },
    {
      type: "“Metal brackets and rivets”",
      description: "Rusty nodules shown by Wyatt as ship’s fittings.",
      analysis:
        "The electron microprobe found iron minerals, limonite and goethite, weathered out of magnetite.",
    },
    {
      type: "“Petrified wood”",
      description: "A dark, banded rock presented as laminated deck timber.",
      analysis: "Collins identified it as basalt and saw no fossil wood anywhere on the site.",
    },
    {
      type: "Soil carbon",
      description: "Wyatt’s figures of 4.95% inside and 1.88% outside.",
      analysis: "David Merling replied that ordinary soils span both values.",
    },
  ],
  controversies: [
    "Among believers: Andrew Snelling, John Baumgardner, Associates for Biblical Research and the Adventist authors Russell and Colin Standish, from Wyatt’s own church, all reject the identification.",
    "David Fasold wrote in favor of the site and later co-signed the best-known paper against it.",
    "Joe Zias, formerly a curator at the Israel Antiquities Authority, is quoted as saying that nothing scientific supports Wyatt’s claims and that no professional journal ever printed them.",
    "Supporters repeat that Turkey declared the site to be the Ark. The visitor center and the road sign are real; no such scientific finding has been produced.",
  ],
  supportingEvidence: [
    "Supporters say the length comes close to the measure that Genesis 6:15 gives.",
    "Supporters say the region is right, and that a local sign calls the place Nuh’un Gemisi, “Noah’s Ship.”",
    "Supporters say radar lines and raised carbon and potassium inside the outline are what decayed timber would leave.",
  ],
  grading: {
    statement:
      "The boat-shaped formation near Doğubayazıt, as Ron Wyatt claimed from 1977, is the remains of Noah’s Ark.",
    factors: {
      scripture: {
        level: 1,
        reason: "Genesis 8:4 gives a mountain region; it does not point to this place.",
      },
      writtenSources: {
        level: 0,
        reason: "No ancient text outside the Bible describes an ark at this spot.",
      },
      materialEvidence: {
        level: 0,
        reason: "Cores and thin sections show mud-flow material and volcanic rock, not a ship.",
      },
      provenance: {
        level: null,
        reason:
          "Anyone can study the mound, but since it speaks against the claim, that lends the claim no support.",
      },
      dating: {
        level: 1,
        reason: "No object from a vessel has been dated, because none has been found.",
      },
      publication: {
        level: 1,
        reason:
          "The claim rests on press, film and websites; the peer-reviewed papers argue against it.",
      },
      agreement: {
        level: 0,
        reason:
          "Drilling and microscopy showed a natural formation, and creationist geologists concur.",
      },
    },
  },
};
