import "server-only";
import { BUILT_IN_PLANS } from "./plans";
import type { BuiltInPlan } from "./schema";

/** The six built-in plans in their order. */
export const readingPlans: readonly BuiltInPlan[] = BUILT_IN_PLANS;
