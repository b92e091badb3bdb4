"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Select } from "@/components/ui/select";
import { EVERY_TRANSLATION, TRANSLATION_CODES, translationName } from "@/lib/bible/constants";
import { translationsOptions } from "@/lib/bible/reader-client";

const OWN: readonly string[] = [...TRANSLATION_CODES, EVERY_TRANSLATION];

/**
 * Which translation a search looks in, or every one. Those that the operator imported are asked
 * for when somebody is about to choose, or has chosen one of them.
 */
export function TranslationSelect({
  value,
  onChoose,
}: {
  value: string;
  onChoose: (code: string) => void;
}) {
  const [isNear, setIsNear] = useState(false);
  const isImported = !OWN.includes(value);
  const listed = useQuery({ ...translationsOptions(), enabled: isNear || isImported });
  const imported = (listed.data ?? []).filter((one) => one.isImported);
  const isListed = imported.some(({ code }) => code === value);
  return (
    <Select
      aria-label="Translation"
      value={value}
      onFocus={() => setIsNear(true)}
      onPointerEnter={() => setIsNear(true)}
      onChange={(event) => onChoose(event.target.value)}
      className="max-w-full min-w-0"
    >
      {TRANSLATION_CODES.map((code) => (
        <option key={code} value={code}>
          {translationName(code)}
        </option>
      ))}
      {isImported && !isListed && <option value={value}>{value}</option>}
      {imported.map(({ code, name, language }) => (
        <option key={code} value={code} lang={language}>
          {name}
        </option>
      ))}
      <option value={EVERY_TRANSLATION}>Every translation</option>
    </Select>
  );
}
