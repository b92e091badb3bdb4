"use client";

import { lazy, Suspense, useRef } from "react";
import { closeHash, useHash } from "@/components/common/item-address";
import type { Collection } from "@/lib/collections/client";
import type { CollectionVerse } from "@/lib/collections/verse-client";
import { whenConnected } from "@/lib/site/when-connected";
import { DIALOGS, loadAddVerse, loadGenerate } from "./dialog-names";

const AddVerseDialog = lazy(() =>
  whenConnected(loadAddVerse).then((module) => ({ default: module.AddVerseDialog })),
);
const GenerateDialog = lazy(() =>
  whenConnected(loadGenerate).then((module) => ({ default: module.GenerateDialog })),
);
const ShareDialog = lazy(() =>
  whenConnected(() => import("./share-dialog")).then((module) => ({ default: module.ShareDialog })),
);
const EditCollectionDialog = lazy(() =>
  whenConnected(() => import("./edit-collection-dialog")).then((module) => ({
    default: module.EditCollectionDialog,
  })),
);
const DeleteCollectionDialog = lazy(() =>
  whenConnected(() => import("./delete-collection-dialog")).then((module) => ({
    default: module.DeleteCollectionDialog,
  })),
);

/** The dialog of the open collection that the address names. */
export function CollectionDialogs({
  collection,
  chosen,
  onGenerated,
  onDeleted,
}: {
  collection: Collection | undefined;
  /** The selected verses, for which a text is to be made. */
  chosen: CollectionVerse[];
  onGenerated: () => void;
  onDeleted: () => void;
}) {
  const open = useHash();
  const isGenerating = open === DIALOGS.generate && chosen.length > 0;
  // Closed it stays, with what was put in.
  const hasGenerated = useRef(false);
  hasGenerated.current ||= isGenerating;
  if (!collection) return null;
  return (
    <Suspense>
      {open === DIALOGS.addVerse && <AddVerseDialog collection={collection} onClose={closeHash} />}
      {open === DIALOGS.share && <ShareDialog collection={collection} onClose={closeHash} />}
      {open === DIALOGS.edit && (
        <EditCollectionDialog collection={collection} onClose={closeHash} />
      )}
      {open === DIALOGS.remove && (
        <DeleteCollectionDialog collection={collection} onClose={closeHash} onDeleted={onDeleted} />
      )}
      {hasGenerated.current && (
        <GenerateDialog
          isOpen={isGenerating}
          verses={chosen}
          onClose={closeHash}
          onGenerated={onGenerated}
        />
      )}
    </Suspense>
  );
}
