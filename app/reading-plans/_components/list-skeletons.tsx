import { CardSkeletons } from "@/components/common/card-skeletons";

/** Three plans in the making (spec §9). */
export function ListSkeletons() {
  return <CardSkeletons count={3} label="Loading reading plans" className="plan-cards" />;
}
