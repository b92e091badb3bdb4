"use client";

import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "@/components/ui/field";

export interface CollectionWords {
  name: string;
  description: string;
}

/** The two fields of a collection, for creating and editing one. */
export function CollectionFields({
  register,
  errors,
}: {
  register: UseFormRegister<CollectionWords>;
  errors: FieldErrors<CollectionWords>;
}) {
  return (
    <>
      <Field label="Collection Name" error={errors.name?.message}>
        {(field) => (
          <input
            {...field}
            {...register("name", {
              validate: (name) => name.trim() !== "" || "Collection name is required",
            })}
            data-first-focus
            maxLength={500}
            autoComplete="off"
            placeholder="e.g., Verses of comfort"
            className="field-input"
          />
        )}
      </Field>
      <Field label="Description" note="optional" error={errors.description?.message}>
        {(field) => (
          <textarea
            {...field}
            {...register("description")}
            maxLength={5000}
            rows={3}
            className="field-input"
          />
        )}
      </Field>
    </>
  );
}
