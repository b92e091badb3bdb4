import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { VerseOfDayCard } from "@/components/scripture/verse-of-day-card";
import { BOOKS } from "@/lib/bible/canon";
import { pageMetadata } from "@/lib/site/metadata";
import { OpenBookButton } from "./_components/open-book-button";
import { Reader } from "./_components/reader";
import { ScriptureList } from "./_components/scripture-list";
import { StudyActions } from "./_components/study-actions";
import { VerseSearch, VerseSearchForm } from "./_components/verse-search";
import "./reader.css";

export const metadata = pageMetadata("/bible");

// Runs before the first paint: an address with a reference keeps the reader's place free, so nothing shifts when it comes.
const RESERVE_READER =
  "if(new URLSearchParams(location.search).get('ref'))document.documentElement.setAttribute('data-reader','')";

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
          <script dangerouslySetInnerHTML={{ __html: RESERVE_READER }} />
          <div className="flex flex-wrap items-end justify-between gap-x-6">
            <PageHeader title="Bible Study">
              The whole Bible in the World English Bible and the King James Version.
            </PageHeader>
            <div className="no-print hidden-by-reader mb-8">
              <OpenBookButton />
            </div>
          </div>
          <div className="reader-slot">
            <Suspense fallback={null}>
              <Reader />
            </Suspense>
          </div>
          <div className="space-y-12">
            <Suspense fallback={<VerseSearchForm />}>
              <VerseSearch bookOptions={bookOptions} />
            </Suspense>
            <VerseOfDayCard heading="Today's Verse" />
            <StudyActions />
            <ScriptureList />
          </div>
        </div>
      </NuqsAdapter>
    </ServerData>
  );
}
