import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { PlansFrame, PlansView } from "./_components/plans-view";
import { VersePanel } from "./_components/verse-panel";
import "./plans.css";
import "./plans-forms.css";
import "./plans-reminder.css";

export const metadata = pageMetadata("/reading-plans");

// Runs before the first paint: makes room for the plan or the form that the address names, so
// nothing shifts when it is filled, and asks for the plans while the page's scripts are still on
// their way.
const RESERVE_VIEW =
  `(function(){${EARLY_READ_SOURCE}` +
  "var q=new URLSearchParams(location.search),plan=q.get('plan')||''," +
  "d=new Date(),two=function(n){return String(n).padStart(2,'0')}," +
  "today='?today='+d.getFullYear()+'-'+two(d.getMonth()+1)+'-'+two(d.getDate())," +
  "mine='/api/workspace/plans';function ask(path){read(path).catch(function(){})}" +
  "if(plan||q.get('own'))document.documentElement.dataset.planView='';" +
  "if(plan)ask(mine+'/'+encodeURIComponent(plan)+today);" +
  "else if(!q.get('own')){ask('/api/reading-plans');ask(mine+today)}})()";

export default function ReadingPlansPage() {
  return (
    <ServerData>
      <div className="plans mx-auto max-w-4xl">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: RESERVE_VIEW }} />
        <PageHeader title="Reading Plans">
          Read the Bible day by day, from three weeks in Genesis to the whole Bible in a year.
        </PageHeader>
        <p className="plans-calm">
          Start on any day. A plan forgives missed days: it waits, lets you catch up, or reschedules
          what’s left. No account is needed, and what you read stays private to this browser.
        </p>
        <NuqsAdapter>
          <Suspense fallback={<PlansFrame />}>
            <PlansView />
          </Suspense>
        </NuqsAdapter>
        <VersePanel />
        <JsonLd data={breadcrumbs("/reading-plans", "Reading Plans")} />
      </div>
    </ServerData>
  );
}
