// Answers of the validation's API with one of each kind, for its view and its browser tests.

const factor = (level: number | null, reason: string) => ({ level, reason });
const grading = {
  statement: "A tunnel brought water into the city.",
  factors: {
    scripture: factor(4, "Said in two books."),
    writtenSources: factor(0, "None."),
    materialEvidence: factor(4, "The tunnel stands."),
    provenance: factor(4, "In place."),
    dating: factor(4, "Measured twice."),
    publication: factor(4, "In a journal."),
    agreement: factor(4, "None of weight."),
  },
};
export const crossReferences = [
  {
    id: "ref-a",
    eventId: "tunnel",
    title: "The tunnel",
    validationType: "supports",
    confidence: 90,
    evidenceStrength: "strong",
    analysis: "It fits.",
    biblicalVerses: ["2 Kings 20:20"],
    scientificSources: ["Frumkin 2003"],
    grading,
  },
  {
    id: "ref-b",
    title: "The layers",
    validationType: "correlates",
    confidence: 60,
    evidenceStrength: "moderate",
  },
  {
    id: "ref-c",
    title: "The year",
    validationType: "contradicts",
    confidence: 40,
    evidenceStrength: "weak",
  },
];
const finding = (id: string, crossReferenceId: string, reliability: string) => ({
  id,
  crossReferenceId,
  title: `Finding ${id}`,
  findingType: "geological",
  description: "What was found.",
  evidence: "How it is known.",
  reliability,
  dateDiscovered: "2003",
  researcher: "A. Frumkin",
  institutions: ["Hebrew University"],
  publications: ["Nature 425"],
  grading,
});
export const findings = [
  finding("1", "ref-a", "verified"),
  finding("2", "ref-a", "probable"),
  finding("3", "ref-a", "verified"),
  finding("4", "ref-a", "verified"),
  finding("5", "ref-b", "disputed"),
  finding("6", "ref-c", "debunked"),
  finding("7", "of-no-reference", "verified"),
];
export const analysis = {
  eventId: "flood-event",
  title: "The Flood",
  overallConfidence: 37,
  supportingEvidence: findings.slice(0, 4),
  correlatingEvidence: findings.slice(4, 5),
  contradictingEvidence: [],
};
