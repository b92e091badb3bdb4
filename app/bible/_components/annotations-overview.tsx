"use client";

import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useId, useState } from "react";
import { isOpenedEntry, markOpenedEntry } from "@/components/common/item-address";
import { PanelTabs } from "@/components/common/panel-tabs";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { BOOKS } from "@/lib/bible/canon";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { HighlightList } from "./highlight-list";
import { NoteList } from "./note-list";

const LISTS = [
  { value: "highlights", label: "Highlights" },
  { value: "notes", label: "Notes" },
  { value: "verses", label: "Saved verses" },
] as const;
type ListName = (typeof LISTS)[number]["value"];

const address = {
  marks: parseAsStringLiteral(LISTS.map(({ value }) => value)).withDefault("highlights"),
  ref: parseAsString,
  translation: parseAsString,
  // The plan's reading that is open; another passage is not the plan's.
  plan: parseAsString,
  reading: parseAsInteger,
};

const books = BOOKS.map(({ id, name }) => (
  <option key={id} value={id}>
    {name}
  </option>
));

/**
 * Everything the visitor marked, noted and saved, newest first, with filters; each entry leads to
 * its place in the reader.
 */
export function AnnotationsOverview() {
  const [{ marks: list }, setAddress] = useQueryStates(address, {
    history: "replace",
    scroll: false,
    clearOnDefault: false,
  });
  const [book, setBook] = useState("");
  const id = useId();

  function close() {
    if (isOpenedEntry()) window.history.back();
    else void setAddress({ marks: null });
  }
  function show(value: string) {
    const isOpened = isOpenedEntry();
    // The entry of the history stays the one that closing goes back over.
    void setAddress({ marks: value as ListName }).then(() => isOpened && markOpenedEntry());
  }
  /**
   * Opens a reference in the reader, in its translation or else in the one that is open; Back leads
   * to the list again.
   */
  function openPassage(ref: string, translation?: string) {
    const isDefault = translation === DEFAULT_TRANSLATION;
    const elsewhere = { marks: null, plan: null, reading: null };
    const there = translation ? { translation: isDefault ? null : translation } : {};
    void setAddress({ ...elsewhere, ref, ...there }, { history: "push" });
  }

  const bookFilter = (
    <label htmlFor={id} className="flex items-center gap-2 text-sm">
      Book
      <Select
        id={id}
        value={book}
        onChange={(event) => setBook(event.target.value)}
        className="min-w-0"
      >
        <option value="">All books</option>
        {books}
      </Select>
    </label>
  );
  const panel = (name: ListName) => {
    if (name !== list) return null;
    const shared = { book, bookFilter, onOpen: openPassage, onClear: () => setBook("") };
    return name === "highlights" ? (
      <HighlightList {...shared} />
    ) : (
      <NoteList key={name} show={name} {...shared} />
    );
  };

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent className="h-[min(52rem,90dvh)] sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle>Highlights &amp; Notes</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <PanelTabs
            label="What you marked"
            tabs={LISTS}
            panels={LISTS.map(({ value }) => panel(value))}
            value={list}
            onValueChange={show}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
