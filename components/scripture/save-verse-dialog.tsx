"use client";

import { useEffect } from "react";
import { ServerData } from "@/components/common/server-data";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { ANY_CODE, DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { SaveVerseForm } from "./save-verse-form";

export interface VerseToSave {
  reference: string;
  translation: string | undefined;
  /** What gets the focus back. */
  opener: Element | null;
}

const toTranslation = (code: string | undefined): string =>
  code !== undefined && ANY_CODE.test(code) ? code : DEFAULT_TRANSLATION;

/** The dialog that puts a verse into a collection, over whatever the page shows. */
export function SaveVerseDialog({
  verse,
  isOpen,
  onClose,
}: {
  verse: VerseToSave;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { reference, opener } = verse;

  // The browser gives the focus back by itself, except to a control that never had it: some
  // browsers do not focus a pressed button.
  useEffect(() => {
    if (isOpen || !(opener instanceof HTMLElement)) return;
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
  }, [isOpen, opener]);

  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>{`Save ${reference}`}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <ServerData>
            <SaveVerseForm
              reference={reference}
              translation={toTranslation(verse.translation)}
              onSaved={onClose}
            />
          </ServerData>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
