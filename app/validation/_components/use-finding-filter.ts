"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";

/** How a finding's body of evidence bears on its event. */
export const STANCES = ["supports", "correlates", "contradicts"] as const;
/** How reliable a finding is, best first. */
export const GRADES = ["verified", "probable", "disputed", "debunked"] as const;

const filterAddress = {
  stance: parseAsStringLiteral(STANCES),
  // The event of the Analysis tab: whoever looks at one goes on looking at it.
  event: parseAsString.withDefault(""),
  grade: parseAsStringLiteral(GRADES),
};

/** The findings asked for, as part of the address; changing it adds nothing to the history. */
export function useFindingFilter() {
  const [filter, setAddress] = useQueryStates(filterAddress);
  return {
    filter,
    setFilter: (change: Partial<typeof filter>) => void setAddress(change),
    clear: () => void setAddress(null),
  };
}
