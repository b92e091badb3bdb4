"use client";

import { Check, FolderPlus } from "lucide-react";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type PagedRead, ShowMore } from "@/components/common/show-more";
import { Input } from "@/components/ui/input";
import { RadioGroupItem } from "@/components/ui/radio-group";
import type { Collection } from "@/lib/collections/client";
import { MAX_NAME, NEW_COLLECTION } from "@/lib/collections/constants";
import type { VerseToSave } from "@/lib/collections/contract";
import { countOf } from "@/lib/count-words";

const row =
  "flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 transition-colors hover:bg-secondary has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring";

/** Which collection a verse goes into: one of the visitor's, or a new one by its name. */
export function CollectionChoice({
  form,
  collections,
  isSavedIn,
  read,
}: {
  form: UseFormReturn<VerseToSave>;
  collections: readonly Collection[];
  /** Whether this verse was put into a collection before, in this visit. */
  isSavedIn: (id: string) => boolean;
  /** What the collections were read with. */
  read: PagedRead;
}) {
  const { register, watch, clearErrors } = form;
  const problemId = useId();
  const choice = watch("collection");
  const nameProblem = form.formState.errors.name?.message;
  const isNew = choice === NEW_COLLECTION;
  const option = (id: string) => ({
    ...register("collection", { onChange: () => clearErrors("name") }),

    value: id,
    "data-first-focus": choice === id || undefined,
    className: "outline-none",
  });

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Collection</legend>
      {collections.length > 0 && (
        <div className="max-h-56 divide-y overflow-y-auto overscroll-contain rounded-md border bg-card">
          {collections.map(({ id, title, verseCount }) => (
            <label key={id} className={row}>
              <RadioGroupItem {...option(id)} />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              {isSavedIn(id) && (
                <span className="flex items-center gap-1 text-[0.8125rem] text-good">
                  <Check aria-hidden="true" className="size-4" />
                  Saved
                </span>
              )}
              <span className="text-[0.8125rem] whitespace-nowrap text-muted-foreground">
                {countOf(verseCount, "verse")}
              </span>
            </label>
          ))}
          <ShowMore read={read} entries="input" size="sm" className="p-2 text-center" />
        </div>
      )}
      <div className={collections.length > 0 ? "mt-2 rounded-md border bg-card" : ""}>
        {collections.length > 0 && (
          <label className={`${row} rounded-md`}>
            <RadioGroupItem {...option(NEW_COLLECTION)} />
            <span className="flex-1">New collection</span>
            <FolderPlus aria-hidden="true" className="size-4 text-muted-foreground" />
          </label>
        )}
        {isNew && (
          <div className={collections.length > 0 ? "px-3.5 pt-1 pb-3.5" : ""}>
            {collections.length === 0 && (
              <p className="mb-2 text-[0.9375rem] text-muted-foreground">
                Name your first collection:
              </p>
            )}
            <Input
              {...register("name")}
              data-first-focus={collections.length === 0 || undefined}
              // What is offered gives way to what is typed.
              onFocus={(event) => event.target.select()}
              maxLength={MAX_NAME}
              autoComplete="off"
              aria-label="Name of the new collection"
              aria-invalid={nameProblem !== undefined}
              aria-describedby={nameProblem ? problemId : undefined}
              placeholder="Comfort, Promises, Sermon notes…"
            />
            {nameProblem && (
              <p id={problemId} role="alert" className="mt-1.5 text-sm text-destructive">
                {nameProblem}
              </p>
            )}
          </div>
        )}
      </div>
    </fieldset>
  );
}
