import type { Metadata } from "next";
import { PageHeader } from "@/components/common/page-header";
import { OFFLINE_PATH } from "@/lib/offline/constants";
import { KeepOffline } from "./_components/keep-offline";
import { OpenedPages } from "./_components/opened-pages";
import { WantedPage } from "./_components/wanted-page";

// Also what the service worker shows in the place of a page that it cannot get; search engines have
// no use for it.
export const metadata: Metadata = {
  title: "Reading Offline",
  description: "What of this site can be read without a connection, and how to keep more of it.",
  alternates: { canonical: OFFLINE_PATH },
  robots: { index: false },
};

export default function OfflinePage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Reading Offline">
        Pages you have opened can be opened again without a connection. Keep a translation, and
        every chapter of it can be read, compared and searched offline.
      </PageHeader>
      <WantedPage />
      <KeepOffline />
      <OpenedPages />
    </div>
  );
}
