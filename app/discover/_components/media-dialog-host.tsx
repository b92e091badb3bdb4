"use client";

import { lazy, Suspense, useState } from "react";
import { whenConnected } from "@/lib/site/when-connected";
import { useOpenMedia } from "./open-media";

const MediaDialog = lazy(() =>
  whenConnected(() => import("./media-dialog")).then((module) => ({ default: module.MediaDialog })),
);

/**
 * Fetches the dialog of articles and videos once the address names one. It stays then, so that
 * closing gives the focus back.
 */
export function MediaDialogHost() {
  const { opened } = useOpenMedia();
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <MediaDialog />
      </Suspense>
    )
  );
}
