// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { EvolutionProblem } from "../schema";
import { cambrianExplosion } from "./cambrian-explosion";
import { irreducibleComplexity } from "./irreducible-complexity";
import { originOfLife } from "./origin-of-life";
import { softTissueAndGeneticEntropy } from "./soft-tissue-and-genetic-entropy";

/** Objections, with the severity that those who raise them give. */
export const evolutionProblems: readonly EvolutionProblem[] = [
  originOfLife,
  cambrianExplosion,
  irreducibleComplexity,
  softTissueAndGeneticEntropy,
];
