"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { OpenReference } from "@/components/scripture/reference-popover";
import type { VerseToSave } from "@/components/scripture/save-verse-dialog";
import { wasHintAnswered } from "@/components/workspace/hint-answer";
import { readReaderHref } from "@/lib/bible/references/reader-link";
import { whenConnected } from "@/lib/site/when-connected";
import type { OverlayRequest } from "./overlay-host";
import { useHistoryStep } from "./use-history-step";
import { useYourDataAddress } from "./use-your-data-address";

const loadPopover = () => import("@/components/scripture/reference-popover");
const ReferencePopover = lazy(() =>
  whenConnected(loadPopover).then((module) => ({ default: module.ReferencePopover })),
);
const loadSaveDialog = () => import("@/components/scripture/save-verse-dialog");
const SaveVerseDialog = lazy(() =>
  whenConnected(loadSaveDialog).then((module) => ({ default: module.SaveVerseDialog })),
);
const loadYourData = () => import("@/components/workspace/your-data-dialog");
const YourDataDialog = lazy(() =>
  whenConnected(loadYourData).then((module) => ({ default: module.YourDataDialog })),
);
const CopyHint = lazy(() =>
  whenConnected(() => import("@/components/workspace/copy-hint")).then((module) => ({
    default: module.CopyHint,
  })),
);

/** Fetches what a control will open, before it is pressed. */
export function warmUp({ dataset }: HTMLElement): void {
  if (dataset.saveVerse !== undefined) void loadSaveDialog();
  else if (dataset.yourData !== undefined) void loadYourData();
  else void loadPopover();
}

function toReference(anchor: HTMLAnchorElement): OpenReference {
  const { reference, translation } = readReaderHref(new URL(anchor.href));
  return { anchor, reference, translation: translation ?? undefined };
}

/**
 * What the host was asked to open. Dialogs stay in the page once they were, so that they can give
 * the focus back.
 */
export function Overlays({ request }: { request: OverlayRequest }) {
  const [reference, setReference] = useState<OpenReference | null>(null);
  const [verse, setVerse] = useState<VerseToSave | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<OverlayRequest | null>(null);
  const yourData = useYourDataAddress();
  const openYourData = yourData.open;
  const pathname = usePathname();

  // Before the request is followed, because at first both come at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what the old one opened
  useEffect(() => {
    setReference(null);
    setIsSaving(false);
  }, [pathname]);

  useEffect(() => {
    const { control, isSaved } = request;
    if (isSaved && !wasHintAnswered()) setSavedAt(request);
    if (control?.dataset.saveVerse !== undefined) {
      const { saveVerse, saveTranslation } = control.dataset;
      // After a popover or menu that the control stood in has closed and given the focus back.
      setTimeout(() => {
        const opener = control.isConnected ? control : document.activeElement;
        setVerse({ reference: saveVerse, translation: saveTranslation, opener });
        setIsSaving(true);
      });
    } else if (control?.dataset.yourData !== undefined) {
      // On a small screen it stands in the menu, which gives the focus back to its own button
      // first.
      control.closest<HTMLElement>(":popover-open")?.hidePopover();
      setTimeout(openYourData);
    } else if (control instanceof HTMLAnchorElement) {
      setReference(toReference(control));
    }
  }, [request, openYourData]);

  const closeSaving = useCallback(() => setIsSaving(false), []);
  useHistoryStep(isSaving, closeSaving);

  return (
    <>
      {reference && (
        <Suspense fallback={null}>
          <ReferencePopover open={reference} onClose={() => setReference(null)} />
        </Suspense>
      )}
      {verse && (
        <Suspense fallback={null}>
          <SaveVerseDialog verse={verse} isOpen={isSaving} onClose={closeSaving} />
        </Suspense>
      )}
      {yourData.wasOpened && (
        <Suspense fallback={null}>
          <YourDataDialog isOpen={yourData.isOpen} onClose={yourData.close} />
        </Suspense>
      )}
      {savedAt && (
        <Suspense fallback={null}>
          <CopyHint savedAt={savedAt} onOpen={openYourData} />
        </Suspense>
      )}
    </>
  );
}
