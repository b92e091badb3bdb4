"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { RadioGroupItem } from "@/components/ui/radio-group";
import {
  INTERLINEAR_LINES,
  INTERLINEAR_ORDERS,
  saveInterlinearSettings,
  useInterlinearSettings,
} from "./interlinear-settings";

const LINE_LABELS = {
  transliteration: "Transliteration",
  lemma: "Dictionary form",
  gloss: "Meaning",
  parsing: "Parsing",
};
const ORDER_LABELS = { original: "Original order", translation: "English order" };

/** Which lines stand under each word, and whose order the words keep. */
export function InterlinearChoices({ hasTranslation }: { hasTranslation: boolean }) {
  const { lines, order } = useInterlinearSettings();
  return (
    <div className="no-print mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border bg-card px-4 py-2 font-sans text-sm">
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">Under each word</legend>
        {INTERLINEAR_LINES.map((line) => (
          <label key={line} className="flex min-h-9 cursor-pointer items-center gap-2">
            <Checkbox
              checked={lines.includes(line)}
              onChange={(event) =>
                saveInterlinearSettings({
                  lines: INTERLINEAR_LINES.filter((known) =>
                    known === line ? event.target.checked : lines.includes(known),
                  ),
                })
              }
            />
            {LINE_LABELS[line]}
          </label>
        ))}
      </fieldset>
      {hasTranslation && (
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="sr-only">Order of the words</legend>
          {INTERLINEAR_ORDERS.map((option) => (
            <label key={option} className="flex min-h-9 cursor-pointer items-center gap-2">
              <RadioGroupItem
                name="interlinear-order"
                value={option}
                checked={order === option}
                onChange={() => saveInterlinearSettings({ order: option })}
              />
              {ORDER_LABELS[option]}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
