"use client";

import { useQuery } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { lazy, Suspense } from "react";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { translationsOptions } from "@/lib/bible/reader-client";
import { whenConnected } from "@/lib/site/when-connected";

const TranslationChoices = lazy(() =>
  whenConnected(() => import("./translation-choices")).then((module) => ({
    default: module.TranslationChoices,
  })),
);

/**
 * The button of all translations, on a site whose operator imported any; elsewhere the place is
 * empty. `columns` are those on the page, the one that is read first.
 */
export function MoreTranslations({
  columns,
  onColumns,
}: {
  columns: readonly string[];
  onColumns: (columns: readonly string[]) => void;
}) {
  const { data } = useQuery(translationsOptions());
  if (!data?.some(({ isImported }) => isImported)) return null;
  const coming = <Skeleton className="h-48" />;
  return (
    <Popover id="reader-translations">
      <PopoverTrigger variant="ghost" size="icon" aria-label="Translations">
        <Languages aria-hidden="true" className="size-5" />
      </PopoverTrigger>
      <PopoverContent className="inset-0 m-auto h-fit max-h-[calc(100%-0.75rem)] w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto rounded-xl p-5 sm:mt-44">
        <Suspense fallback={coming}>
          <TranslationChoices
            key={columns.join()}
            translations={data}
            columns={columns}
            onColumns={(chosen) => {
              document.getElementById("reader-translations")?.hidePopover?.();
              onColumns(chosen);
            }}
          />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
