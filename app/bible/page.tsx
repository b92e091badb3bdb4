import { BookOpen } from "lucide-react";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { IntentLink } from "@/components/layout/intent-link";
import { EarlyVerse } from "@/components/scripture/early-verse";
import { VerseOfDayCard } from "@/components/scripture/verse-of-day-card";
import { BOOKS } from "@/lib/bible/canon";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";
import { POSITION_BOOT_SOURCE } from "@/lib/reading-sessions/reading-position-boot";
import { wordsPath } from "@/lib/site/item-paths";
import { pageMetadata } from "@/lib/site/metadata";
import { OpenerButton } from "./_components/opener-button";
import { OverReader } from "./_components/over-reader";
import { Reader } from "./_components/reader";
import { ScriptureListSlot } from "./_components/scripture-list-slot";
import { StudyActions } from "./_components/study-actions";
import { VerseSearch, VerseSearchForm } from "./_components/verse-search";
import "./bible.css";

export const metadata = pageMetadata("/bible");

// Runs before the first paint: keeps the places free that the address asks for, so nothing shifts
// when they are filled, and asks for the chapter while the reader's script is still on its way.
const RESERVE_PLACES =
  `(function(){${EARLY_READ_SOURCE};${POSITION_BOOT_SOURCE};` +
  "var q=new URLSearchParams(location.search),d=document.documentElement.dataset,ref=q.get('ref')||'';" +
  "if(ref.trim()){d.reader='opening';" +
  "var t=q.get('translation')==='KJV'?'KJV':'WEB';" +
  "read('/api/bible/chapter?'+new URLSearchParams({reference:ref,translation:t})).catch(function(){})}" +
  "if((q.get('q')||'').trim())d.verseSearch=''})()";

const bookOptions = BOOKS.map((book) => (
  <option key={book.id} value={book.id}>
    {book.name}
  </option>
));

export default function BiblePage() {
  return (
    <ServerData>
      <NuqsAdapter>
        <div className="mx-auto max-w-4xl">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy */}
          <script dangerouslySetInnerHTML={{ __html: RESERVE_PLACES }} />
          {/* One row on wide screens in any font, so that nothing moves when the page's own
              arrives. */}
          <div className="flex flex-wrap items-end justify-between gap-x-6 sm:flex-nowrap">
            <PageHeader title="Bible Study">
              The whole Bible in the World English Bible and the King James Version.
            </PageHeader>
            <div className="no-print hidden-by-reader mb-8 shrink-0">
              <OpenerButton name="choose" value="book">
                <BookOpen aria-hidden="true" />
                Choose book and chapter
              </OpenerButton>
            </div>
          </div>
          <div className="reader-slot">
            <Suspense fallback={null}>
              <Reader />
            </Suspense>
          </div>
          <Suspense fallback={null}>
            <OverReader />
          </Suspense>
          <div className="after-reader space-y-12">
            <Suspense fallback={<VerseSearchForm />}>
              <VerseSearch bookOptions={bookOptions} />
            </Suspense>
            <div>
              <VerseOfDayCard heading="Today's Verse" />
              <EarlyVerse />
            </div>
            <StudyActions />
            <p className="no-print">
              <IntentLink href={wordsPath} className="link">
                Original words of the Bible
              </IntentLink>
              : every Hebrew, Aramaic and Greek word with all its places.
            </p>
            <ScriptureListSlot />
          </div>
        </div>
      </NuqsAdapter>
    </ServerData>
  );
}
