"use client";

import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { useHash } from "@/components/common/item-address";
import { whenConnected } from "@/lib/site/when-connected";

/** Fetches what opens a creation. */
export const loadCreationDialog = () => import("./creation-dialog");
const CreationDialog = lazy(() =>
  whenConnected(loadCreationDialog).then((module) => ({ default: module.CreationDialog })),
);

const OWN = "creation-";
const APPROVED = "approved-";

/** What the address calls one of the visitor's creations. */
export const ownName = (id: string) => OWN + id;

/** What the address calls one that is listed in Discover. */
export const approvedName = (token: string) => APPROVED + token;

/**
 * Opens the creation that the address names: one of the visitor's own, or one of Discover. The
 * dialog is fetched then, and stays for closing to give the focus back; it stands at the end of the
 * page, alone, so that it can be printed alone.
 */
export function CreationDialogHost({ owner }: { owner: "yours" | "visitor" }) {
  const hash = useHash();
  const prefix = owner === "yours" ? OWN : APPROVED;
  const id = hash.startsWith(prefix) ? hash.slice(prefix.length) : "";
  const [shown, setShown] = useState(id);
  if (id !== "" && id !== shown) setShown(id);
  return (
    shown !== "" &&
    createPortal(
      <Suspense fallback={null}>
        <CreationDialog owner={owner} id={shown} isOpen={id !== ""} />
      </Suspense>,
      document.body,
    )
  );
}
