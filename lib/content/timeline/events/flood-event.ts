import type { TimelineEvent } from "../schema";

export const flood: TimelineEvent = {
  id: "flood-event",
  title: "The Flood",
  type: "biblical",
  icon: "waves",
  summary:
    "Genesis tells of a flood that only Noah’s household survived. Young-earth writers see its traces in rock and story the world over; geologists find no single layer that could be it.",
  description: `Genesis 6:9-9:17 tells how God judged a violent world by water and kept Noah, his family and the animals alive in the ark. Jesus and Peter both look back to it, in Matthew 24:37-39 and 2 Peter 3:5-6.

A word on the year. On this site the Flood carries the fixed label “about 4,400 BC.” No chronologist ever calculated that date, as far as we know. Ussher’s count gives 2348 BC, which is about 4,400 years ago, and a flood in 4400 BC would fall before his date for creation. Brian Thomas reckons about 2518 BC from the Hebrew text and about 3168 BC from the Septuagint.

Since The Genesis Flood of 1961, young-earth writers have argued that most layers and fossils were laid down within that one year. Geologists, many Christians among them, answer that the layers hold reefs, deserts, soils and salt that need far longer. An older Christian reading takes the Flood as real and regional.

The score is for a worldwide flood at the young-earth date.`,
  dates: {
    ussher: {
      year: -2348,
      earliest: -2349,
      latest: -2348,
      label: "2348 BC",
      note: "Ussher’s date, about 4,400 years ago. The site’s fixed label “about 4,400 BC” is not his.",
    },
    septuagint: {
      year: -3168,
      label: "about 3168 BC",
      note: "Brian Thomas’s reckoning from the Greek numbers, 2017.",
    },
    "late-date": {
      year: -2348,
      earliest: -2349,
      latest: -2348,
      label: "2348 BC (not affected)",
      note: "The late date concerns the Exodus; the Flood stays where Ussher put it.",
    },
    mainstream: {
      year: null,
      label: "No single worldwide flood; regional floods known",
      note: "Floods in Mesopotamia are well attested, at different dates in different towns.",
    },
  },
  evidence: [
    "Many peoples, in Mesopotamia and far from it, tell of a great flood and a rescued few. Young-earth writers take this as shared memory.",
    "Fossil sea creatures lie on high ground on every continent; Whitcomb and Morris argued from them in 1961.",
    "Some rock layers are flat, thin and very wide, which flood geologists read as the work of water moving over whole continents.",
    "Austin, Baumgardner, Humphreys, Snelling, Vardiman and Wise proposed in 1994 that the plates of the crust moved quickly during the Flood year.",
    "Later Scripture treats Noah as a man who lived: Isaiah 54:9, Ezekiel 14:14, Hebrews 11:7 and 2 Peter 2:5.",
  ],
  contradictions: [
    "No one layer of flood deposits runs around the earth, and fossils come in one sequence from continent to continent instead of a mixture.",
    "Salt beds, desert sands and animal tracks lie within the pile of layers that one year of water is said to have laid down.",
    "Sediments of the Dead Sea basin alone record more than 200,000 years by conventional dating.",
    "Creationist researchers of the Institute for Creation Research list the heat of rapid radioactive decay among their own unresolved problems.",
    "Creationists are divided on the mechanism. Michael Oard rejects the fast movement of plates that John Baumgardner proposes.",
  ],
  biblicalReferences: [
    "Genesis 6:9-9:17",
    "Isaiah 54:9",
    "Matthew 24:37-39",
    "Hebrews 11:7",
    "2 Peter 3:5-6",
  ],
  sources: [
    {
      author: "John C. Whitcomb and Henry M. Morris",
      year: "1961",
      title: "The Genesis Flood",
      publication: "Presbyterian and Reformed",
      kind: "book",
    },
    {
      author:
        "S. A. Austin, J. R. Baumgardner, D. R. Humphreys, A. A. Snelling, L. Vardiman and K. P. Wise",
      year: "1994",
      title: "Catastrophic Plate Tectonics: A Global Flood Model of Earth History",
      publication: "Proceedings of the Third International Conference on Creationism",
      kind: "journal",
    },
    {
      author: "Brian Thomas",
      year: "2017",
      title: "Two date range options for Noah’s Flood",
      publication: "Journal of Creation 31(1)",
      kind: "journal",
    },
    {
      author: "Michael J. Oard",
      year: "2002",
      title: "Does the catastrophic plate tectonics model assume too much uniformitarianism?",
      publication: "Journal of Creation 16(1): 73-77",
      kind: "journal",
    },
    {
      author: "Larry Vardiman",
      year: "2007",
      title: "RATE in Review: Unresolved Problems",
      publication: "Institute for Creation Research, Acts & Facts",
      kind: "magazine",
      url: "https://www.icr.org/article/rate-review-unresolved-problems/",
    },
    {
      author: "C. Hill, G. Davidson, T. Helble and W. Ranney, eds.",
      year: "2016",
      title: "The Grand Canyon, Monument to an Ancient Earth",
      publication: "Kregel",
      kind: "book",
    },
    {
      author: "A. Torfstein and A. V. Turchyn",
      year: "2017",
      title:
        "Rates and Cycles of Microbial Sulfate Reduction in the Hyper-Saline Dead Sea over the Last 200 kyrs",
      publication: "Frontiers in Earth Science 5",
      kind: "peer-reviewed",
      url: "https://doi.org/10.3389/feart.2017.00062",
    },
  ],
  grading: {
    statement: "A single flood covered the whole earth about 4,400 years ago.",
    factors: {
      scripture: {
        level: 4,
        reason:
          "Genesis tells it at length, and Isaiah, Matthew, Hebrews and Peter look back to it.",
      },
      writtenSources: {
        level: 1,
        reason:
          "Flood stories are many, but none is dated close to the event and the oldest share one region.",
      },
      materialEvidence: {
        level: 0,
        reason:
          "Geologists find no worldwide layer of that age, and much that could not form in it.",
      },
      provenance: {
        level: null,
        reason:
          "The rocks are open to all, but since they speak against it, their record lends it no support.",
      },
      dating: {
        level: 0,
        reason: "Lake beds, ice and tree rings run on unbroken through the date proposed.",
      },
      publication: {
        level: 2,
        reason: "Flood models are published by young-earth journals, conferences and publishers.",
      },
      agreement: {
        level: 0,
        reason:
          "Verified evidence contradicts it as dated, and geologists reject it; a few trained creationists dissent, and are heard above.",
      },
    },
  },
};
