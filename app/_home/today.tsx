import { IntentLink } from "@/components/layout/intent-link";
import { ContinueReading } from "@/components/reading/continue-reading";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";
import { LEARNING_BOOT_SOURCE } from "@/lib/learning/due-days";
import { READINGS_BOOT_SOURCE } from "@/lib/reading-plans/noted-readings";
import { POSITION_BOOT_SOURCE } from "@/lib/reading-sessions/reading-position-boot";
import { TodayReadings } from "./today-readings";
import "./today.css";

// Marks before the first paint what of this is begun, so that all of it has its room, and asks for
// the readings while the page's scripts are still on their way; today.css shows nothing to whoever
// has begun nothing.
const RESERVE_TODAY =
  `(function(){${EARLY_READ_SOURCE}` +
  POSITION_BOOT_SOURCE +
  LEARNING_BOOT_SOURCE +
  READINGS_BOOT_SOURCE +
  "if('plans' in document.documentElement.dataset){var now=new Date()," +
  "two=function(n){return String(n).padStart(2,'0')};read('/api/workspace/plans?today='+" +
  "now.getFullYear()+'-'+two(now.getMonth()+1)+'-'+two(now.getDate())).catch(function(){})}})()";

/**
 * What the visitor has begun and is to go on with today: the readings of the running plans, what is
 * due by heart, and the chapter that was open last.
 */
export function Today() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the project, listed by hash in the policy */}
      <script dangerouslySetInnerHTML={{ __html: RESERVE_TODAY }} />
      <section aria-labelledby="today" className="today">
        <h2 id="today" className="section-title">
          Today
        </h2>
        <TodayReadings />
        <div className="today-links">
          <div className="learning-slot">
            <IntentLink href="/learn" className="continue-link">
              <small>Learn by heart</small> <strong>Passages to review today</strong>
            </IntentLink>
          </div>
          <ContinueReading />
        </div>
      </section>
    </>
  );
}
