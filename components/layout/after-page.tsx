import { Notices } from "@/components/common/notices";
import { TextForCopying } from "@/components/scripture/text-for-copying";

/** What stands over every page once somebody acts: toasts, and a text to copy by hand. */
export function AfterPage() {
  return (
    <>
      <Notices />
      <TextForCopying />
    </>
  );
}
