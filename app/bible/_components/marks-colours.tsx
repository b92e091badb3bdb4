import { Check } from "lucide-react";
import {
  HIGHLIGHT_COLOURS,
  HIGHLIGHT_LABELS,
  type HighlightColour,
} from "@/lib/highlights/constants";

/** The five colours as buttons, each with what it usually says; the chosen one is pressed and bears a tick. */
export function MarkColours({
  label,
  chosen,
  onChoose,
}: {
  label: string;
  chosen: HighlightColour | null;
  onChoose: (colour: HighlightColour) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons that act at once
    <div role="group" aria-label={label} className="mark-choices">
      {HIGHLIGHT_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-pressed={colour === chosen}
          title={`${HIGHLIGHT_LABELS[colour]}, ${colour}`}
          onClick={() => onChoose(colour)}
          className="mark-choice"
        >
          <span data-highlight={colour} aria-hidden="true">
            {colour === chosen && <Check />}
          </span>
          {HIGHLIGHT_LABELS[colour]}
        </button>
      ))}
    </div>
  );
}
