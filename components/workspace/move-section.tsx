"use client";

import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { DataSection, type Outcome } from "./data-section";
import { EnterCode } from "./enter-code";
import { MakeCode } from "./make-code";

/** Moving everything to another browser by a code that works once. */
export function MoveSection() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <DataSection title="Move to another browser" icon={ArrowLeftRight} outcome={outcome}>
      <p>
        A code made here and entered there moves everything: the other browser then has it, and this
        one has nothing left. It moves; it does not copy.
      </p>
      <MakeCode onOutcome={setOutcome} />
      <EnterCode onOutcome={setOutcome} />
    </DataSection>
  );
}
