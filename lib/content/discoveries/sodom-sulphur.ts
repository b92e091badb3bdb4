import type { Discovery } from "./schema";

export const sodomSulphur: Discovery = {
  id: 4,
  slug: "sodom-sulphur",
  title: "Sodom and Gomorrah: Ash and Sulfur near Masada",
  category: "ron-wyatt",
  description:
    "Ron Wyatt claimed that white, wall-like badlands below Masada are the ash of Gomorrah and that sulfur nodules in them are its brimstone. The nodules are real; isotope measurements show that microbes formed them in lake mud.",
  location:
    "White marl badlands at the foot of Masada, Israel, which Wyatt called Gomorrah, with four similar places along the Dead Sea and the Jordan",
  coordinates: { latitude: 31.31, longitude: 35.37, approximate: true },
  year: "Claimed 1989; sulfur nodules reported October 1990",
  objection:
    "Bishop, Turchyn and Sivan (2013) measured sulfur isotopes and traced the nodules to bacteria. Lorence Collins, and Steven Feldman in Biblical Archaeology Review, object that no city has been found there. The evangelical archaeologist Bryant Wood places Sodom elsewhere.",
  significance:
    "Anyone can pick up one of these nodules, which makes the claim attractive and also testable. How the sulfur formed has been measured in the laboratory, so this is a case where evidence can answer a question rather than only raise it.",
  detailedDescription: `Between the cliff of Masada and the Dead Sea lies a stretch of pale, soft badlands, cut by flash floods into shapes that can look like walls and towers. In 1989 Ron Wyatt claimed that this was Gomorrah, burned to ash. In October 1990 he and his companions, Richard Rives and Mary Nell Wyatt, reported round nodules of whitish sulfur there. Ross Paterson and Jonathan Gray later spread the claim.

Supporters see ruined walls, stepped towers and a sphinx in the forms. They describe the sulfur as 95 to 98 percent pure and point to burnt-looking rings around some pieces, as if each had burned itself out. They count five such places for the five cities of the plain, and they quote Josephus, who wrote that traces of the cities could still be seen in his day.

Geologists know the white ground as the Lisan Formation. It consists of thin layers of aragonite, gypsum and mud that settled in Lake Lisan, the forerunner of the Dead Sea. Conventional dating puts these layers between about 70,000 and 14,000 years ago; young-earth readers reject such figures, but the layering itself can be seen by all, and it is what a lake leaves, not what a fire leaves.

In 2013 Tom Bishop, Alexandra Turchyn and Orit Sivan, of Cambridge and Ben-Gurion University, published a study of the nodules. The sulfur is far poorer in the heavy isotope than the gypsum around it. That gap is the mark of microbes that feed on sulfate in wet sediment. Natural sulfur in sandstone at Be’eri, also in Israel, had earlier been traced to an old lagoon.

None of this denies the judgment told in Genesis 19:24-28 or the use the New Testament makes of it in 2 Peter 2:6 and Jude 1:7. It says that these beds are not its remains. Other places are proposed. Bryant Wood, of Associates for Biblical Research, argues for Bab edh-Dhra and Numeira in Jordan, and Steven Collins for Tall el-Hammam. A 2021 paper that proposed an airburst there was retracted by its journal in April 2025, over the objection of eleven of its authors, and should not be used as proof.`,
  evidence: [
    "White formations below Masada resemble walls, stepped towers and a sphinx, and Wyatt said that they are ash.",
    "Round nodules of whitish sulfur lie in the beds; supporters give their purity as 95 to 98 percent and call the rings around them burn marks.",
    "Supporters say laboratories identified ash and measured the sulfur, but no report with method and sample record has been published.",
    "Josephus is quoted for the statement that traces of the five cities remained visible.",
  ],
  scientificAnalysis: [
    "Bishop, Turchyn and Sivan (2013): in the heavy isotope the sulfur of the nodules lies 27 to 29 per mil below the surrounding gypsum, which shows bacterial origin during burial in lake sediment.",
    "Critics note that nobody has published a potsherd, a dressed stone, a street or a burial from the beds.",
    "At Be’eri, natural sulfur in sandstone with a carbon-14 age of about 30,000 years was explained by deposition in a lagoon.",
  ],
  biblicalReferences: [
    "Genesis 13:10-12",
    "Genesis 19:24-28",
    "Deuteronomy 29:23",
    "2 Peter 2:6",
    "Jude 1:7",
  ],
  researchPapers: [
    {
      author: "Tom Bishop, Alexandra V. Turchyn and Orit Sivan",
      year: "2013",
      title:
        "Fire and Brimstone: The Microbially Mediated Formation of Elemental Sulfur Nodules from an Isotope and Major Element Study in the Paleo-Dead Sea",
      publication: "PLoS ONE 8(10): e75883",
      kind: "peer-reviewed",
      summary: "Isotopes show that bacteria made the nodules in the sediment of the ancient lake.",
      url: "https://doi.org/10.1371/journal.pone.0075883",
    },
    {
      author: "Adi Torfstein and Alexandra V. Turchyn",
      year: "2017",
      title:
        "Rates and Cycles of Microbial Sulfate Reduction in the Hyper-Saline Dead Sea over the Last 200 kyrs",
      publication: "Frontiers in Earth Science 5",
      kind: "peer-reviewed",
      summary: "Follows the same process through the lake’s history, with the outcrop at Masada.",
      url: "https://doi.org/10.3389/feart.2017.00062",
    },
    {
      author: "Scientific Reports",
      year: "2025",
      title: "Retraction Note: A Tunguska sized airburst destroyed Tall el-Hammam",
      publication: "Scientific Reports",
      kind: "journal",
      summary: "Withdraws the 2021 paper on another proposed Sodom; eleven authors disagreed.",
      url: "https://doi.org/10.1038/s41598-025-99265-5",
    },
  ],
  physicalEvidence: [
    {
      type: "White badlands",
      description: "Thin, pale layers of aragonite, gypsum and mud.",
      analysis: "Beds of the Lisan Formation, laid down in a lake and carved by flash floods.",
    },
    {
      type: "Sulfur nodules",
      description: "Lumps of elemental sulfur, often inside gypsum.",
      analysis: "Isotope values of -9 to -11 per mil point to microbes, not to fire.",
    },
    {
      type: "Sulfur at Be’eri",
      description: "Natural sulfur in sandstone elsewhere in Israel.",
      analysis: "Shows that such deposits form in quiet water without any burning.",
    },
  ],
  controversies: [
    "Steven Feldman criticized a video about the claim in Biblical Archaeology Review; Lorence Collins wrote a geological reply in 2015.",
    "Bible-believing archaeologists look elsewhere: Bryant Wood (1999) at Bab edh-Dhra and Numeira, Steven Collins at Tall el-Hammam.",
    "The Adventist authors Russell and Colin Standish reject this claim together with the rest of Wyatt’s finds.",
  ],
  supportingEvidence: [
    "Supporters say that the purity and round form of the sulfur are unusual.",
    "Supporters say right angles in the formations look built, not eroded.",
    "Supporters say the five spots correspond to the five cities and that Deuteronomy 29:23 speaks of sulfur and burned ground.",
  ],
  grading: {
    statement:
      "The white beds below Masada are the ash of Gomorrah and their sulfur nodules its brimstone, as Ron Wyatt claimed from 1989.",
    factors: {
      scripture: {
        level: 1,
        reason: "Genesis tells of sulfur and fire but does not locate the city below Masada.",
      },
      writtenSources: {
        level: 1,
        reason: "Josephus mentions visible traces centuries later, without describing this place.",
      },
      materialEvidence: {
        level: 0,
        reason: "Layering and isotopes show lake sediment and bacterial sulfur, not a burned city.",
      },
      provenance: {
        level: null,
        reason:
          "Anyone can sample the beds, but since they speak against the claim, that lends it no support.",
      },
      dating: {
        level: 0,
        reason: "By conventional dating the beds are far older; no date supports the claim.",
      },
      publication: {
        level: 1,
        reason:
          "Supporters published in newsletters and videos; laboratory measurements contradict them.",
      },
      agreement: {
        level: 0,
        reason: "The origin of beds and nodules has been measured, and it is natural.",
      },
    },
  },
};
