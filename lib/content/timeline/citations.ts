// Works that several items of the timelines cite.
import type { Citation } from "@/lib/evidence/schema";

export const faulkner: Citation = {
  author: "Danny R. Faulkner",
  year: "2013",
  title: "A proposal for a new solution to the light travel time problem",
  publication: "Answers Research Journal 6: 279-284",
  kind: "journal",
};

export const genesisFlood: Citation = {
  author: "John C. Whitcomb and Henry M. Morris",
  year: "1961",
  title: "The Genesis Flood",
  publication: "Presbyterian and Reformed",
  kind: "book",
};

export const planck: Citation = {
  author: "Planck Collaboration",
  year: "2020",
  title: "Planck 2018 results. VI. Cosmological parameters",
  publication: "Astronomy and Astrophysics 641: A6",
  kind: "peer-reviewed",
  url: "https://doi.org/10.1051/0004-6361/201833910",
};
