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

export const patterson: Citation = {
  author: "C. C. Patterson",
  year: "1956",
  title: "Age of meteorites and the earth",
  publication: "Geochimica et Cosmochimica Acta 10: 230-237",
  kind: "peer-reviewed",
  url: "https://doi.org/10.1016/0016-7037(56)90036-9",
};

export const rate: Citation = {
  author: "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds.",
  year: "2005",
  title: "Radioisotopes and the Age of the Earth, volume II",
  publication: "Institute for Creation Research and Creation Research Society",
  kind: "book",
};
