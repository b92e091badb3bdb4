import { GRADES_BOOT_SOURCE } from "./grades-choice";

/** Stands before the first grade of a page: hides the grades, where the reader so chose. */
export function GradesBoot() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, listed by hash in the policy
    <script dangerouslySetInnerHTML={{ __html: GRADES_BOOT_SOURCE }} />
  );
}
