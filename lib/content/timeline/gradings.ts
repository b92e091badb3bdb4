// Gradings of statements that an event and a comparison share.
import type { EvidenceInputs } from "@/lib/evidence/schema";

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
