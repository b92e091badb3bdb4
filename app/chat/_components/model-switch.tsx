"use client";

import { Suspense } from "react";
import { lazyWithData } from "@/components/common/lazy-with-data";

const ModelChoice = lazyWithData(() =>
  import("./model-choice").then((module) => module.ModelChoice),
);

/**
 * What answers are made of, and the visitor's switch. The switch has its room from the start, since
 * it is known late whether there is one.
 */
export function ModelSwitch() {
  return (
    <div className="chat-fineprint">
      <p>
        Verses are printed from the Bible text itself. Commentary can be wrong; check the sources.
      </p>
      <div className="chat-model">
        <Suspense fallback={null}>
          <ModelChoice />
        </Suspense>
      </div>
    </div>
  );
}
