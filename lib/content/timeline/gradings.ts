// Gradings of statements that an event, a comparison and a record of evidence share.
import type { EvidenceInputs } from "@/lib/evidence/schema";

export const extinctHominins: EvidenceInputs = {
  statement: "Hominins that are now extinct lived more than a million years ago.",
  factors: {
    scripture: {
      level: null,
      reason: "Scripture does not speak of fossils, so its testimony cannot be asked here.",
    },
    writtenSources: {
      level: null,
      reason: "No written source could bear on a claim about an age before writing.",
    },
    materialEvidence: {
      level: 4,
      reason: "Skeletons and skulls from several places show it directly.",
    },
    provenance: {
      level: 4,
      reason: "The chief finds come from recorded excavations, unlike Piltdown.",
    },
    dating: {
      level: 4,
      reason: "Argon in the ash and the magnetic record agree with each other.",
    },
    publication: {
      level: 4,
      reason: "Finds and dates are peer-reviewed and have been studied by many teams.",
    },
    agreement: {
      level: 3,
      reason:
        "Nearly all specialists hold it; young-earth authors accept the bones and not the age.",
    },
  },
};

export const measuredAge: EvidenceInputs = {
  statement: "The earth is about 4.54 billion years old.",
  factors: {
    scripture: {
      level: 0,
      reason: "Scripture tells of the earth’s making; no passage gives it such an age.",
    },
    writtenSources: {
      level: null,
      reason: "Nobody was there to write, so written witnesses cannot be asked.",
    },
    materialEvidence: {
      level: 4,
      reason: "Meteorites, moon rocks, lead ores and the oldest crystals all bear on it directly.",
    },
    provenance: {
      level: 4,
      reason: "The samples are kept, and any laboratory can measure them again.",
    },
    dating: {
      level: 4,
      reason: "Several methods, resting on different elements and rates, agree on the figure.",
    },
    publication: {
      level: 4,
      reason: "Patterson’s result is peer-reviewed and has been confirmed by many teams since.",
    },
    agreement: {
      level: 3,
      reason: "Nearly all geologists hold it; trained young-earth scientists dissent.",
    },
  },
};

export const newSpecies: EvidenceInputs = {
  statement: "Groups that no longer breed with the stock they came from have been seen to arise.",
  factors: {
    scripture: {
      level: null,
      reason: "Scripture speaks of kinds and not of species, so it cannot be asked here.",
    },
    writtenSources: {
      level: null,
      reason: "The claim rests on what was watched and measured, not on old writings.",
    },
    materialEvidence: {
      level: 4,
      reason: "Birds on an island and flies in a laboratory show it directly.",
    },
    provenance: {
      level: 4,
      reason: "The birds were banded and recorded, and the flies were bred under control.",
    },
    dating: {
      level: 3,
      reason: "Both cases were followed generation by generation while they happened.",
    },
    publication: {
      level: 4,
      reason: "The cases are peer-reviewed, and other teams have reported more of them.",
    },
    agreement: {
      level: 3,
      reason: "Even young-earth authors accept it; whether each case is a full species is argued.",
    },
  },
};

export const sharedAncestry: EvidenceInputs = {
  statement: "Humans and chimpanzees descend from common ancestors.",
  factors: {
    scripture: {
      level: 0,
      reason: "Scripture tells of the making of man; no passage speaks of such descent.",
    },
    writtenSources: {
      level: null,
      reason: "No written source could bear on a claim about an age before writing.",
    },
    materialEvidence: {
      level: 4,
      reason: "Whole genomes, shared virus remains and a joined chromosome bear on it directly.",
    },
    provenance: {
      level: 4,
      reason: "Both genomes are public and can be read again in any laboratory.",
    },
    dating: {
      level: 2,
      reason: "Estimates of when the lines parted differ by millions of years.",
    },
    publication: {
      level: 4,
      reason: "The comparisons are peer-reviewed and have been repeated by other teams.",
    },
    agreement: {
      level: 3,
      reason:
        "Nearly all biologists hold it, Christians among them; young-earth scientists dissent.",
    },
  },
};
