import { escapeXml } from "@/lib/xml";
import { PROBLEM_ID } from "./constants";

/** What the page of /check shows of a text that could not be checked. */
export function toProblemHtml(message: string): string {
  return `<p id="${PROBLEM_ID}" role="alert" class="check-problem">${escapeXml(message)}</p>`;
}
