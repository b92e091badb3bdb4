import { CalendarCheck, Clock, LibraryBig, ListChecks } from "lucide-react";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { IntentLink } from "@/components/layout/intent-link";
import { Button } from "@/components/ui/button";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { Categories } from "./_components/categories";
import { Figure, GraceLine } from "./_components/figures";
import { Lead } from "./_components/lead";
import { SessionList } from "./_components/session-list";
import { YearSlot } from "./_components/year-slot";
import "./history.css";

export const metadata = pageMetadata("/reading-history");

// Runs before the first paint: asks for the figures of the visitor's day and for the latest
// sessions while the page's scripts are on their way.
const READ_EARLY =
  `(function(){${EARLY_READ_SOURCE}var d=new Date(),two=function(n){return String(n).padStart(2,'0')};` +
  "read('/api/workspace/sessions/summary?today='+d.getFullYear()+'-'+two(d.getMonth()+1)+'-'+two(d.getDate())).catch(function(){});" +
  "read('/api/workspace/sessions').catch(function(){})})()";

const HEADING = "recent-sessions";

export default function ReadingHistoryPage() {
  return (
    <ServerData>
      <div className="history mx-auto max-w-4xl">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: READ_EARLY }} />
        <PageHeader title="Reading History">
          What you’ve read, in sessions, minutes and days. It’s recorded automatically as you read
          and stays private to this browser, without an account.
        </PageHeader>
        <div className="history-lead needs-scripts">
          <Lead />
        </div>
        <dl className="stat-cards needs-scripts">
          <div>
            <dt>
              <ListChecks aria-hidden="true" />
              Sessions
            </dt>
            <dd>
              <Figure name="sessions" />
            </dd>
          </div>
          <div>
            <dt>
              <Clock aria-hidden="true" />
              Minutes
            </dt>
            <dd>
              <Figure name="minutes" />
            </dd>
          </div>
          <div>
            <dt>
              <CalendarCheck aria-hidden="true" />
              Day Streak
            </dt>
            <dd>
              <Figure name="dayStreak" />
            </dd>
            <dd className="stat-note">
              <GraceLine />
            </dd>
          </div>
          <div>
            <dt>
              <LibraryBig aria-hidden="true" />
              Categories
            </dt>
            <dd>
              <Figure name="categories" />
            </dd>
          </div>
        </dl>
        <section aria-labelledby="year-of-reading" className="history-part needs-scripts">
          <div className="history-part-head">
            <h2 id="year-of-reading" className="section-title">
              Year of Reading
            </h2>
            <p>
              Days in the Word this year:{" "}
              <b>
                <Figure name="daysThisYear" />
              </b>
            </p>
          </div>
          <YearSlot />
        </section>
        <div className="history-columns needs-scripts">
          <section aria-labelledby="reading-categories">
            <h2 id="reading-categories" className="section-title">
              Reading Categories
            </h2>
            <Categories />
          </section>
          <section aria-labelledby={HEADING}>
            <h2 id={HEADING} tabIndex={-1} className="section-title">
              Recent Reading Sessions
            </h2>
            <SessionList headingId={HEADING} />
          </section>
        </div>
        <HistoryNotes />
        <JsonLd data={breadcrumbs("/reading-history", "Reading History")} />
      </div>
    </ServerData>
  );
}

/** How reading is counted, where it is saved, and where to go on. */
function HistoryNotes() {
  return (
    <footer className="history-notes">
      <details>
        <summary>How reading is counted</summary>
        <ul>
          <li>
            Only the time a chapter is on your screen counts, by the server’s clock; a glance of a
            few seconds does not. If you come back to the same book within twenty minutes, the
            session continues.
          </li>
          <li>
            A chapter counts as read once all its verses have been on screen long enough to be read.
          </li>
          <li>
            The Day Streak counts the days in a row up to and including today. The line below it is
            more forgiving: you may miss one day in any seven, and today isn’t held against you
            until it’s over.
          </li>
          <li>A day begins at midnight wherever you are, even when you travel.</li>
        </ul>
      </details>
      <p>
        Your reading history can be seen only in this browser and those you link to it. Export, move
        or delete it in{" "}
        <Button variant="link" data-your-data="" aria-haspopup="dialog" className="no-print">
          Privacy &amp; your data
        </Button>
        .
      </p>
      <p className="no-print">
        Where next?{" "}
        <IntentLink href="/reading-plans" className="link">
          Follow a reading plan
        </IntentLink>{" "}
        or{" "}
        <IntentLink href="/bible" className="link">
          choose a book in the reader
        </IntentLink>
        .
      </p>
    </footer>
  );
}
