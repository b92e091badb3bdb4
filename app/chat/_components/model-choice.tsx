"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { useHasModel } from "@/lib/model/client";
import { setUsesModel, useUsesModel } from "@/lib/model/preference";

/** The visitor's switch, where the site has a language model to do without. */
export function ModelChoice() {
  const usesModel = useUsesModel();
  if (!useHasModel()) return null;
  return (
    <label>
      <Checkbox
        variant="unstyled"
        role="switch"
        checked={!usesModel}
        aria-checked={!usesModel}
        onCheckedChange={(isOn) => setUsesModel(!isOn)}
      />
      Answer without a language model
    </label>
  );
}
