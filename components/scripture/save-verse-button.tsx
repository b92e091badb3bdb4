import { BookmarkPlus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { savesVerse } from "./save-verse";

/**
 * "Save verse": opens the dialog that puts a verse or passage into one of the visitor's
 * collections.
 */
export function SaveVerseButton({
  reference,
  translation,
  variant = "ghost",
  size = "sm",
  className,
  onClick,
}: {
  reference: string;
  translation?: string | undefined;
  variant?: "ghost" | "outline";
  size?: "default" | "sm";
  className?: string;
  /** Closes the popover it stands in. */
  onClick?: () => void;
}) {
  return (
    <Button
      variant={variant}
      size={size}
      {...savesVerse(reference, translation)}
      aria-label={`Save verse ${reference}`}
      onClick={onClick}
      className={className}
    >
      <BookmarkPlus aria-hidden="true" />
      Save verse
    </Button>
  );
}
