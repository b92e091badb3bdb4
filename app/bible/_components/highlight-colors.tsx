import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  HIGHLIGHT_COLORS,
  HIGHLIGHT_LABELS,
  type HighlightColor,
} from "@/lib/highlights/constants";

/**
 * The five colours as buttons, each with what it usually says; the chosen one is pressed and bears
 * a tick.
 */
export function HighlightColors({
  label,
  chosen,
  onChoose,
}: {
  label: string;
  chosen: HighlightColor | null;
  onChoose: (colour: HighlightColor) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons that act at once
    <div role="group" aria-label={label} className="highlight-choices">
      {HIGHLIGHT_COLORS.map((colour) => (
        <Button
          variant="unstyled"
          key={colour}
          aria-pressed={colour === chosen}
          title={`${HIGHLIGHT_LABELS[colour]}, ${colour}`}
          onClick={() => onChoose(colour)}
          className="highlight-choice"
        >
          <span data-highlight={colour} aria-hidden="true">
            {colour === chosen && <Check />}
          </span>
          {HIGHLIGHT_LABELS[colour]}
        </Button>
      ))}
    </div>
  );
}
