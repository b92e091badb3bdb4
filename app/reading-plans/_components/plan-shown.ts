import type { StartedDay, StartedPlanDetail } from "@/lib/reading-plans/client";

/** A started plan as it is shown: its days with the ticks that the server is still being told. */
export type ShownPlan = Omit<StartedPlanDetail, "days"> & { days: readonly StartedDay[] };
