// What each level of a factor means. Browsers that show a grade need constants.ts alone.
import type { Factor } from "./constants";

/** The meaning of the levels 0 to 4 of each factor. */
export const FACTOR_STEPS: Record<Factor, readonly [string, string, string, string, string]> = {
  scripture: [
    "Scripture says nothing about it",
    "Hinted at",
    "Said once",
    "Said plainly in one book",
    "Said plainly in several independent books",
  ],
  writtenSources: [
    "None outside the Bible",
    "Late or at second hand",
    "One, indirect",
    "One, plain and close in time",
    "Several, independent of each other",
  ],
  materialEvidence: [
    "None, or it speaks against the statement",
    "Reported, but nobody else can examine it",
    "Fits, but fits other readings as well",
    "Direct",
    "Direct, from several places or kinds",
  ],
  provenance: [
    "Unknown or forged",
    "Reported by the finder alone",
    "From the market or an early dig, studied since",
    "Known place, partly recorded",
    "Recorded in a controlled excavation, or directly measurable",
  ],
  dating: [
    "Measured dates contradict the statement",
    "Undated",
    "Rough, or argued over",
    "One sound method agrees",
    "Several independent methods agree",
  ],
  publication: [
    "Never published for others to check, or withdrawn",
    "Press, film or website",
    "Books or journals of the side that argues for it",
    "Peer-reviewed, or published in full by a museum",
    "Peer-reviewed and confirmed by other teams",
  ],
  agreement: [
    "Shown to be false",
    "Most specialists reject it",
    "Specialists are divided",
    "Widely held, with serious dissent",
    "No serious dissent is known",
  ],
};
