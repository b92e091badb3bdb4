import "server-only";
import { chronologies as chronologyList } from "./chronologies";
import { comparisons as comparisonList } from "./comparisons";
import { creationDays as creationDayList } from "./creation-days";
import { timelineEvents as eventList } from "./events";
import { evolutionProblems as problemList } from "./evolution-problems";
import { landmarks as landmarkList } from "./landmarks";
import type {
  ChronologyInfo,
  Comparison,
  CreationDay,
  EvolutionProblem,
  Landmark,
  TimelineEvent,
} from "./schema";

/** Oldest first by Ussher's count. */
export const timelineEvents: readonly TimelineEvent[] = eventList;
export const landmarks: readonly Landmark[] = landmarkList;
export const chronologies: readonly ChronologyInfo[] = chronologyList;
export const comparisons: readonly Comparison[] = comparisonList;
/** Six days and the flood. */
export const creationDays: readonly CreationDay[] = creationDayList;
export const evolutionProblems: readonly EvolutionProblem[] = problemList;
