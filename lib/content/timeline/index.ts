import "server-only";

export { chronologies } from "./chronologies";
export { comparisons } from "./comparisons";
export { creationDays } from "./creation-days";
export { timelineEvents } from "./events";
export { evolutionProblems } from "./evolution-problems";
export { landmarks } from "./landmarks";
