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
  description: "What you can read on this site without a connection, and how to save more of it.",
  alternates: { canonical: OFFLINE_PATH },
  robots: { index: false },
};

export default function OfflinePage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Reading Offline">
        Pages you’ve opened can be opened again without a connection. Save a translation, and you
        can read, compare and search every chapter of it offline.
      </PageHeader>
      <WantedPage />
      <KeepOffline />
      <OpenedPages />
    </div>
  );
}
