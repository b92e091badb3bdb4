"use client";

import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Select } from "@/components/ui/select";
import { EVERY_TRANSLATION, TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { whenConnected } from "@/lib/site/when-connected";

const ImportedOptions = lazy(() =>
  whenConnected(() => import("./imported-options")).then((module) => ({
    default: module.ImportedOptions,
  })),
);

const KNOWN: readonly string[] = [...TRANSLATION_CODES, EVERY_TRANSLATION];

/**
 * Which translation: ours, one that the operator imported, or, `withEvery`, all of them. Imported
 * ones are asked for when somebody is about to choose, or has chosen one.
 */
export function TranslationSelect({
  value,
  onChoose,
  withEvery = false,
  ...props
}: {
  value: string;
  onChoose: (code: string) => void;
  withEvery?: boolean;
} & Omit<ComponentProps<typeof Select>, "value">) {
  const [isNear, setIsNear] = useState(false);
  const imported = KNOWN.includes(value) ? null : value;
  return (
    <Select
      {...props}
      value={value}
      onFocus={() => setIsNear(true)}
      onPointerEnter={() => setIsNear(true)}
      onValueChange={onChoose}
    >
      {TRANSLATION_CODES.map((code) => (
        <option key={code} value={code}>
          {TRANSLATION_NAMES[code]}
        </option>
      ))}
      {(isNear || imported !== null) && (
        <Suspense fallback={imported !== null && <option value={imported}>{imported}</option>}>
          <ImportedOptions chosen={imported} />
        </Suspense>
      )}
      {withEvery && <option value={EVERY_TRANSLATION}>Every translation</option>}
    </Select>
  );
}
