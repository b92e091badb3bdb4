"use client";

import { Link2 } from "lucide-react";
import { useState } from "react";
import { MAX_DEVICES } from "@/lib/workspaces/devices/constants";
import { DataSection, type Outcome } from "./data-section";
import { EnterCode } from "./enter-code";
import { MakeCode } from "./make-code";

/** Another browser for the same workspace, or in the place of this one, by a code that works once. */
export function LinkSection() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <DataSection title="Link another device" icon={Link2} outcome={outcome}>
      <p>
        Make a code on one device and enter it on another: your phone and your laptop then show the
        same saved data, and what you change on one appears on the other. Up to {MAX_DEVICES}{" "}
        devices can share it.
      </p>
      <MakeCode onOutcome={setOutcome} />
      <EnterCode onOutcome={setOutcome} />
    </DataSection>
  );
}
