import { Notices } from "@/components/common/notices";
import { TextForCopying } from "@/components/scripture/text-for-copying";
import { OverlayFocus } from "./overlay-focus";

/**
 * What stands over every page once somebody acts: toasts, a text to copy by hand, and the page
 * behind an open panel.
 */
export function AfterPage() {
  return (
    <>
      <Notices />
      <TextForCopying />
      <OverlayFocus />
    </>
  );
}
