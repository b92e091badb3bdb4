"use client";

import { BookOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useOpenBookChooser } from "./book-chooser";

/** Opens the picker that leads to the reader. */
export function OpenBookButton() {
  const openChooser = useOpenBookChooser();
  return <OpenBookButtonView onClick={openChooser} />;
}

/** The button alone, as the prerendered page shows it before the address is read. */
export function OpenBookButtonView({ onClick }: { onClick?: () => void }) {
  return (
    <Button variant="outline" aria-haspopup="dialog" onClick={onClick}>
      <BookOpen aria-hidden="true" />
      Choose book and chapter
    </Button>
  );
}
