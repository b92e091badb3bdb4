import { faulkner, patterson, rate } from "../citations";
import { measuredAge } from "../gradings";
import type { Comparison } from "../schema";

export const ageOfTheEarth: Comparison = {
  id: "age-of-the-earth",
  order: 30,
  title: "How old is the earth?",
  biblical: {
    claim:
      "On the young-earth reading, which the study guides of this site follow, the days of Genesis 1 are ordinary days and the earth is about 6,000 years old.",
    evidence: [
      "Exodus 20:11 likens God’s six days of work to Israel’s working week.",
      "Genesis 5:1-32 and Genesis 11:10-26 give ages that can be added, as Ussher and others did.",
      "The RATE project of two creationist bodies (1997 to 2005) reported that more helium remains in zircon crystals than it expected after long ages.",
      "The same project reported carbon-14 in coal and diamond, where none should be left if they are millions of years old.",
      "It read tiny halos of radiation damage in granite as signs of decay that once ran faster.",
    ],
    problems: [
      "Every radiometric method that reaches so far gives billions of years for the earth, and none gives thousands.",
      "The heat of so much decay in so short a time has nowhere to go, as RATE’s own authors grant.",
      "Ice, lake beds and tree rings hold more yearly layers than 6,000, and counting them needs no radioactivity.",
      "Light from galaxies millions of light-years away has reached us; Danny Faulkner calls this one of the greatest challenges for young-earth believers.",
    ],
    failures: [
      "Thin dust on the moon was once put forward as a sign of a young moon. Young-earth authors themselves have since given the argument up.",
      "RATE set out to settle the question of radioactive dating and ended with the decay granted and the heat unexplained.",
    ],
    reply: [
      "Randy Isaac, a physicist and a Christian, examined RATE for the American Scientific Affiliation and found that its data do not overturn the long ages.",
      "RATE’s own authors grant that over 500 million years’ worth of decay at today’s rates has taken place, and that they cannot yet say where the heat went.",
      "Don DeYoung, one of the team, is reported as saying that the heat would have vaporized the earth.",
      "Many who trust the Bible read the days of Genesis 1 as a framework, as long ages or, by analogy, as God’s own days, and see no date in them.",
    ],
    grading: {
      statement: "The earth is about 6,000 years old.",
      factors: {
        scripture: {
          level: 2,
          reason: "Genesis gives the days and the ages to add up; no verse states the sum.",
        },
        writtenSources: {
          level: 1,
          reason: "Other old counts of the world’s age are late and rest on the same numbers.",
        },
        materialEvidence: {
          level: 0,
          reason: "Rocks, ice and lake beds taken together point to a very much older earth.",
        },
        provenance: {
          level: null,
          reason: "The statement is a reckoning, not a claim about an object.",
        },
        dating: {
          level: 0,
          reason:
            "All standard methods contradict it, and RATE grants the decay that they measure.",
        },
        publication: {
          level: 2,
          reason: "The case is made in books and journals of young-earth bodies.",
        },
        agreement: {
          level: 0,
          reason:
            "Verified measurements contradict it; a small minority of trained young-earth scientists dissents, and is heard here.",
        },
      },
    },
  },
  evolutionary: {
    claim:
      "The earth formed about 4.54 billion years ago, as meteorites, moon rocks and the oldest crystals show by several methods.",
    evidence: [
      "Clair Patterson’s lead ages of 1956 put meteorites and earth on one line, at about 4.55 billion years.",
      "Isochron methods do not need the starting amount: the samples themselves show it.",
      "Methods that rest on different elements and different rates agree, which they would not do if rates or leaks had varied at random.",
      "The oldest crystals and the oldest grains in meteorites lie on either side of the figure, as they should.",
    ],
    problems: [
      "A radiometric age assumes how much of the daughter element was there at the start.",
      "It assumes that decay has always run at the rate measured now.",
      "It assumes that nothing leaked in or out of the rock.",
    ],
    failures: [
      "Lava of known recent date has sometimes given far too great an age by the potassium-argon method, as critics point out.",
      "Estimates of the earth’s age were revised upward many times before 1956.",
    ],
    reply: [
      "Young-earth scientists answer that agreement between methods shows a shared cause, such as a time of faster decay, and not that the rates never changed.",
      "They point to helium and carbon-14 that long ages should not have left, and ask for an explanation of each before the case is closed.",
      "Whoever takes Exodus 20:11 as God’s own account of the week has a witness who was there, and weighs measurements by it.",
    ],
    grading: measuredAge,
  },
  commonGround:
    "Both sides use the same measurements and agree that much decay has happened. Both confess, where they are Christian, that God made the earth and that Hebrews 11:3 speaks of faith. Age is not an article of any ancient creed.",
  biblicalReferences: ["Genesis 1:1-2:3", "Exodus 20:11", "Psalm 90:2-4", "Hebrews 11:3"],
  sources: [
    rate,
    {
      author: "Larry Vardiman",
      year: "2007",
      title: "RATE in Review: Unresolved Problems",
      publication: "Institute for Creation Research, Acts & Facts",
      kind: "magazine",
      url: "https://www.icr.org/article/rate-review-unresolved-problems/",
    },
    {
      author: "R. Isaac",
      year: "2007",
      title: "Assessing the RATE Project",
      publication: "Perspectives on Science and Christian Faith 59",
      kind: "journal",
    },
    patterson,
    faulkner,
  ],
};
