"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { setUsesModel, useUsesModel } from "@/lib/model/preference";

/** What answers are made of, and the visitor's switch. */
export function ModelSwitch() {
  const usesModel = useUsesModel();
  return (
    <div className="chat-fineprint">
      <p>
        Verses are printed from the Bible text itself. Commentary can be wrong; check the sources.
      </p>
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
    </div>
  );
}
