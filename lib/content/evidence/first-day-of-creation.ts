import type { EvidenceRecord } from "./schema";

export const firstDayOfCreation: EvidenceRecord = {
  id: "cr-11",
  order: 110,
  eventId: "creation-day-1",
  title: "The age of the earth and the universe",
  validationType: "contradicts",
  analysis:
    "Read as ordinary days joined to the lists of Genesis 5:1-32 and Genesis 11:10-26, Genesis 1 puts creation about 6,000 years ago. Lead in meteorites gives the earth some 4.55 billion years, and the oldest light gives the universe 13.8 billion. The RATE project of young-earth scientists grants that a very great amount of decay has happened and proposes that it once ran faster, leaving the heat unexplained. The conflict is with that way of reckoning. Genesis 1:1 names no date, and many who take it as God’s word find none in it.",
  biblicalVerses: ["Genesis 1:1-5", "Exodus 20:11"],
  scientificSources: [
    "C. C. Patterson, Age of meteorites and the earth. Geochimica et Cosmochimica Acta 10 (1956): 230-237 https://doi.org/10.1016/0016-7037(56)90036-9",
    "Planck Collaboration, Planck 2018 results. VI. Cosmological parameters. Astronomy and Astrophysics 641 (2020): A6 https://doi.org/10.1051/0004-6361/201833910",
    "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds., Radioisotopes and the Age of the Earth, volume II. Institute for Creation Research (2005)",
  ],
  grading: {
    statement: "Measurements contradict an earth and universe of about 6,000 years.",
    factors: {
      scripture: {
        level: null,
        reason: "The measurements are the witness here; Scripture is what they are compared with.",
      },
      writtenSources: {
        level: null,
        reason: "The question is what measurements show, so written sources do not apply.",
      },
      materialEvidence: {
        level: 4,
        reason: "Meteorites, old crystals and ancient light are direct, and of different kinds.",
      },
      provenance: {
        level: 4,
        reason: "Samples and sky can be measured again by anyone with the means.",
      },
      dating: {
        level: 4,
        reason: "Several independent methods agree on billions of years.",
      },
      publication: {
        level: 4,
        reason: "The results are peer-reviewed and confirmed by many teams.",
      },
      agreement: {
        level: 3,
        reason: "Nearly all specialists agree; trained young-earth scientists dissent.",
      },
    },
  },
  findings: [
    {
      id: "patterson-lead",
      findingType: "geological",
      title: "The age of meteorites and the earth",
      description:
        "Uranium turns into lead at a known pace. Clair Patterson measured lead in several meteorites and in sediment from the ocean floor in 1956. If all began with the same lead at the same time, their values should fall on one line, whose slope gives the age. They did.",
      evidence:
        "The line gives 4.55 billion years, and the earth’s own lead lies on it. The method needs no guess about the lead present at the start. Later measurements by other methods have moved the figure very little. Young-earth scientists answer that decay once ran faster.",
      dateDiscovered: "1956",
      researcher: "Clair C. Patterson",
      institutions: ["California Institute of Technology"],
      publications: [
        "C. C. Patterson, Age of meteorites and the earth. Geochimica et Cosmochimica Acta 10 (1956): 230-237 https://doi.org/10.1016/0016-7037(56)90036-9",
      ],
      grading: {
        statement: "Meteorites and the earth are about 4.55 billion years old.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 4,
            reason: "Meteorites of different kinds and the earth’s own lead agree.",
          },
          provenance: {
            level: 4,
            reason: "The samples are kept and can be measured again.",
          },
          dating: {
            level: 4,
            reason: "Methods that rest on different elements and rates agree with it.",
          },
          publication: {
            level: 4,
            reason: "The paper was peer-reviewed and its result confirmed many times.",
          },
          agreement: {
            level: 3,
            reason: "It is undisputed among geologists, while young-earth scientists dissent.",
          },
        },
      },
    },
    {
      id: "planck-age",
      findingType: "astronomical",
      title: "The oldest light and the age of the universe",
      description:
        "The Planck satellite mapped the faint glow that fills the sky, light set free when the universe had cooled enough to become clear. Tiny differences in it, from place to place, depend on what the universe is made of and how long it has been growing. The final results were published in 2020.",
      evidence:
        "Put together, they give an age of 13.787 billion years, with an uncertainty of 20 million. The figure rests on a model, which fits the map closely and agrees with the ages of old stars. How fast the universe grows today is measured somewhat differently by other methods, without bringing its age near to thousands of years.",
      dateDiscovered: "2020",
      researcher: "Planck Collaboration",
      institutions: ["European Space Agency"],
      publications: [
        "Planck Collaboration, Planck 2018 results. VI. Cosmological parameters. Astronomy and Astrophysics 641 (2020): A6 https://doi.org/10.1051/0004-6361/201833910",
      ],
      grading: {
        statement: "The universe is about 13.8 billion years old.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 3,
            reason: "The map of the old light is direct evidence, read through a model.",
          },
          provenance: {
            level: 4,
            reason: "The data are public and can be analyzed again.",
          },
          dating: {
            level: 4,
            reason: "The oldest light and the oldest stars agree.",
          },
          publication: {
            level: 4,
            reason: "The results are peer-reviewed, and other telescopes have confirmed the map.",
          },
          agreement: {
            level: 3,
            reason: "Astronomers agree on billions of years; young-earth scientists dissent.",
          },
        },
      },
    },
    {
      id: "rate-decay",
      findingType: "geological",
      title: "What the RATE project granted",
      description:
        "From 1997 to 2005 the Institute for Creation Research and the Creation Research Society studied radioactive decay. The report, edited by Larry Vardiman, Andrew Snelling and Eugene Chaffin, described helium in zircons, carbon-14 in diamonds and halos in granite, and argued from them for a young earth.",
      evidence:
        "The same authors state that more than 500 million years’ worth of decay, at present rates, has taken place, and propose that it ran faster during creation week and the Flood. They list heat, radiation and a theological question as unresolved. Randy Isaac, writing for a Christian journal, found that the case for a young earth had not been made.",
      dateDiscovered: "2005",
      researcher: "Larry Vardiman, Andrew Snelling, Eugene Chaffin and others",
      institutions: ["Institute for Creation Research", "Creation Research Society"],
      publications: [
        "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds., Radioisotopes and the Age of the Earth, volume II. Institute for Creation Research (2005)",
        "R. Isaac, Assessing the RATE Project. Perspectives on Science and Christian Faith 59 (2007)",
      ],
      grading: {
        statement:
          "Far more radioactive decay has happened than 6,000 years at today’s rates would allow.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 4,
            reason: "Decay products and radiation damage are found in rocks of many kinds.",
          },
          provenance: {
            level: 4,
            reason: "The rocks can be sampled and measured by anyone.",
          },
          dating: {
            level: 4,
            reason: "Several decay systems agree that much decay has happened.",
          },
          publication: {
            level: 3,
            reason:
              "Peer-reviewed in the wider literature; RATE’s own report is a book from its own side.",
          },
          agreement: {
            level: 4,
            reason: "Both sides grant it; they differ on how fast it happened.",
          },
        },
      },
    },
  ],
};
