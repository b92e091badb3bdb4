import { patterson, rate } from "../citations";
import { inEveryCount } from "../dates";
import { measuredAge } from "../gradings";
import type { TimelineEvent } from "../schema";

export const measuredAgeOfTheEarth: TimelineEvent = {
  id: "measured-age-of-the-earth",
  title: "The earth is 4.54 billion years old",
  type: "evolutionary",
  icon: "globe",
  summary:
    "In 1956 Clair Patterson read the age of the earth from lead in meteorites. Other methods have agreed since; young-earth scientists question what all of them take for granted.",
  description: `Evolution needs time, and this is the claim that gives it time. It is placed here at the year in which the measured figure was published, since its own date lies far off the scale.

Clair Patterson compared the lead in five meteorites and in mud from the ocean floor. All of it lay on one line, whose slope gave 4.55 billion years. G. Brent Dalrymple reviewed half a century of later work in 2001 and gave 4.54 billion, uncertain by about one part in a hundred.

Young-earth scientists answer that any such age rests on what nobody saw: steady decay, and samples that stayed closed. Their RATE project of 1997 to 2005 argued that decay once ran far faster. Its authors grant that the heat this would release is an open problem.

Genesis 1:1 names no year. Many Christians hold the long age together with it; others cannot square it with Exodus 20:11. The score is for the figure alone.`,
  dates: inEveryCount({
    year: 1956,
    label: "AD 1956, when it was measured",
    note: "The claim itself lies about 4.54 billion years back, far off this scale.",
  }),
  evidence: [
    "Patterson’s lead from meteorites and from ocean mud falls on one line; this method does not need to know how much lead there was at the start.",
    "Grains of zircon from the Jack Hills of Australia are at least 4.4 billion years old, and the oldest grains in meteorites 4.57 billion. The figure for the earth lies between them.",
    "Methods that use different elements, decaying at different rates, give ages that agree.",
    "Moon rocks brought back from 1969 on were dated in several laboratories and fit the same history.",
  ],
  contradictions: [
    "Nobody watched the clock. Every age rests on a steady rate of decay and on samples that neither lost nor gained, and young-earth writers hold that both have been shown to fail in particular rocks.",
    "The RATE project reported more helium in old zircons, and more carbon-14 in coal and diamond, than long ages should leave. Its critics answer that the samples and the model do not bear this out.",
    "Read as a plain record, the days of Genesis 1:1-2:3 and the lives of Genesis 5 leave no room for it, and Exodus 20:11 builds the week on those days.",
    "Estimates of the earth’s age rose again and again before 1956. The figure has not moved by more than about one percent since.",
  ],
  biblicalReferences: ["Genesis 1:1-2:3", "Exodus 20:11", "Psalm 90:2-4", "2 Peter 3:8"],
  sources: [
    patterson,
    {
      author: "G. B. Dalrymple",
      year: "2001",
      title: "The age of the Earth in the twentieth century: a problem (mostly) solved",
      publication: "Geological Society, London, Special Publications 190: 205-221",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1144/GSL.SP.2001.190.01.14",
    },
    rate,
  ],
  grading: measuredAge,
};
