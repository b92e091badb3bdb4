import type { Discovery } from "./schema";

export const jabalAlLawz: Discovery = {
  id: 3,
  slug: "jabal-al-lawz",
  title: "Mount Sinai at Jabal al-Lawz",
  askedAs: ["Jabal al-Lawz"],
  category: "ron-wyatt",
  description:
    "Ron Wyatt claimed that a dark-topped peak in northwest Saudi Arabia is the real Mount Sinai, with burnt rock, an altar and pillars. The idea of Sinai in Midian is older and serious; the finds offered for this peak are not confirmed.",
  location:
    "Jabal al-Lawz range in Tabuk, northwestern Saudi Arabia; the peak usually meant is Jabal Maqla, about 7 km to the south",
  coordinates: { latitude: 28.65, longitude: 35.31, approximate: true },
  year: "Claimed 1984–1985",
  objection:
    "The evangelicals Gordon Franz and James Hoffmeier, and Brad Sparks with a list of twenty problems, argue against it from text and archaeology. Samples taken by G. A. Fritz, who is open to the site, show that the dark summit is natural rock.",
  significance:
    "The strongest part of this case is in the Bible itself: Moses meets God while living in Midian, and Paul speaks of Sinai in Arabia. Scholars such as Frank Moore Cross have argued for Midian without endorsing any of Wyatt’s finds.",
  detailedDescription: `Jabal al-Lawz rises to 2,580 m in the Tabuk region of Saudi Arabia. The peak that visitors usually mean is its neighbor Jabal Maqla, some 7 km to the south and a few hundred meters lower, whose name means the burnt mountain. Its crown is strikingly dark above pale granite slopes.

The search for Sinai in Midian did not begin with Wyatt. Charles Beke proposed the region in 1834 and Alois Musil in 1911, though neither had this peak in mind. Wyatt seems to have been the first to single it out. By his account he entered the country without a visa in January 1984, was jailed for 78 days, and came back by invitation in 1985. Bob Cornuke and Larry Williams, Jim and Penny Caldwell, Lennart Möller and, in a 2018 film, Ryan Mauro have since argued for it.

Supporters bring several features together. The dark rock recalls the fire and smoke of Exodus 19:16-20. A stone structure and pieces of columns at the foot are read as the altar and the twelve pillars of Exodus 24:4. A boulder with cattle drawings is taken for the altar of the golden calf, and a cleft pillar northwest of the mountain for the rock that Moses struck. Fences and signs put up by the Saudi antiquities service show that the state guards the ruins and carvings; they do not say what the ruins are.

From Scripture, supporters cite Exodus 3:1, where Moses leads Jethro’s flock to the mountain, and Galatians 4:25. Critics answer from Scripture too. In Exodus 18:27 Jethro leaves the camp for his own land, which is odd if the mountain stood in it. According to Deuteronomy 1:2 the journey from Horeb to Kadesh-barnea takes eleven days.

The traditional site is Jebel Musa in the Sinai Peninsula, visited as the mountain of Moses since the 4th century; the pilgrim Egeria was there between AD 381 and 384. Its own support is late as well, for nothing there goes back before the Byzantine age. An honest reader can leave the question of the mountain open and still see that the particular finds at Jabal Maqla have not been established.`,
  evidence: [
    "The summit of Jabal Maqla is dark, and supporters read it as burnt by the fire of Exodus 19:18.",
    "Masonry and drums of columns near the base are read as the altar and pillars of Exodus 24:4.",
    "A boulder with drawings of cattle is taken for the altar of the golden calf.",
    "A tall, cleft rock northwest of the mountain is taken for the rock at Horeb.",
    "Galatians 4:25 speaks of Mount Sinai in Arabia, and Exodus 3:1 sets the burning bush in the time of Moses’ stay in Midian.",
  ],
  scientificAnalysis: [
    "Rock study: the dark summit is hornfels, volcanic rock that was altered by the heat of the granite beneath it. The cause is natural.",
    "Fritz, who analyzed samples and remains open to the site, adds that the Bible gives little reason to expect scorched rock at any Mount Sinai.",
    "According to Gordon Franz, no published excavation ties any structure there to Israel.",
  ],
  biblicalReferences: [
    "Exodus 3:1",
    "Exodus 3:12",
    "Exodus 19:16-20",
    "Exodus 24:4",
    "Deuteronomy 1:2",
    "Galatians 4:25",
  ],
  researchPapers: [
    {
      author: "Gordon Franz",
      year: "2000",
      title: "Is Mount Sinai in Saudi Arabia?",
      publication: "Bible and Spade 13(4): 101-113",
      kind: "magazine",
      summary:
        "Weighs the claim by credibility, assumptions, Scripture and archaeology, and rejects it.",
    },
    {
      author: "G. A. Fritz",
      year: "2016",
      title: "Fire on the Mountain: Geography, Geology and Theophany at Jabal al-Lawz",
      publication: "GeoTech",
      kind: "book",
      summary: "Laboratory study of the rock by a sympathetic author: the dark summit is natural.",
    },
    {
      author: "Allen Kerkeslager",
      year: "2000",
      title: "Mt. Sinai: In Arabia?",
      publication: "Bible Review 16(2)",
      kind: "magazine",
      summary: "Gathers ancient Jewish tradition that placed the mountain in Arabia.",
    },
  ],
  physicalEvidence: [
    {
      type: "Summit rock",
      description: "Dark rock over pale granite on Jabal Maqla.",
      analysis: "Lava and tuff hardened by the heat of the granite below; no burning from above.",
    },
    {
      type: "Structures at the foot",
      description: "Stone lines and column drums described by visitors.",
      analysis: "Not excavated in any published project, so their age and purpose are unknown.",
    },
    {
      type: "Fences and signs",
      description: "Enclosures of the Saudi antiquities authority.",
      analysis:
        "They show that ruins and rock art are protected, not that the state identifies them.",
    },
  ],
  controversies: [
    "Gordon Franz (2000) argues from Scripture and archaeology, Brad Sparks lists twenty problems, and James Hoffmeier (2005) writes as an Egyptologist.",
    "Jethro’s return to his own land in Exodus 18:27 and the eleven days of Deuteronomy 1:2 are the verses most often set against it.",
    "Jebel Musa, the traditional peak, is supported by pilgrims from the 4th century on but by nothing earlier.",
  ],
  supportingEvidence: [
    "Supporters say a plain beside the mountain would hold a large camp.",
    "Supporters say that everything the text calls for, from a cave to an altar and a split rock, lies around a single peak.",
    "Visitors report a local Bedouin tradition that links the mountain with Moses.",
  ],
  grading: {
    statement:
      "Jabal Maqla in the Jabal al-Lawz range is the Mount Sinai of Exodus, as Ron Wyatt claimed from 1984.",
    factors: {
      scripture: {
        level: 1,
        reason: "Midian and “Arabia” allow the region; no verse points to this peak.",
      },
      writtenSources: {
        level: 1,
        reason:
          "Some ancient Jewish tradition favors Arabia, late and without naming the mountain.",
      },
      materialEvidence: {
        level: 2,
        reason:
          "The features exist, but natural rock and later rock art explain them equally well.",
      },
      provenance: {
        level: 3,
        reason: "The place is known and its rock was sampled, but nothing was excavated.",
      },
      dating: {
        level: 1,
        reason: "None of the structures or carvings has a published date.",
      },
      publication: {
        level: 2,
        reason: "Argued in books and films of supporters, with one laboratory study of rock.",
      },
      agreement: {
        level: 1,
        reason:
          "Most specialists, evangelicals among them, reject this peak; Midian itself has defenders.",
      },
    },
  },
};
