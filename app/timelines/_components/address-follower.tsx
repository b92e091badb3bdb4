"use client";

import { useSearchParams } from "next/navigation";
import { useAnnouncedAddress } from "./use-address";

/**
 * Lets links of the site that change only this page's query be followed. Stands in a Suspense of
 * its own.
 */
export function AddressFollower() {
  useAnnouncedAddress(useSearchParams().toString());
  return null;
}
