import { Notices } from "@/components/common/notices";
import { TextForCopying } from "@/components/scripture/text-for-copying";
import { OverlayFocus } from "./overlay-focus";
import { StaleBuildReload } from "./stale-build-reload";

/**
 * What stands over every page once somebody acts: toasts, a text to copy by hand, the page behind an
 * open panel, and a new build in the place of one that is gone.
 */
export function AfterPage() {
  return (
    <>
      <Notices />
      <TextForCopying />
      <OverlayFocus />
      <StaleBuildReload />
    </>
  );
}
