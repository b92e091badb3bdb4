"use client";

import { useQuery } from "@tanstack/react-query";
import { translationsOptions } from "@/lib/bible/reader-client";

/** The translations that the operator imported, as choices; `chosen` is one of them as well. */
export function ImportedOptions({ chosen }: { chosen: string | null }) {
  const { data = [] } = useQuery(translationsOptions());
  const imported = data.filter(({ isImported }) => isImported);
  const isListed = imported.some(({ code }) => code === chosen);
  return (
    <>
      {chosen !== null && !isListed && <option value={chosen}>{chosen}</option>}
      {imported.map(({ code, name, language }) => (
        <option key={code} value={code} lang={language}>
          {name}
        </option>
      ))}
    </>
  );
}
