"use client";

import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { MAX_DESCRIPTION, MAX_NAME } from "@/lib/collections/constants";
import type { CollectionWords } from "@/lib/collections/contract";

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
          <Input
            {...field}
            {...register("name")}
            data-first-focus
            maxLength={MAX_NAME}
            autoComplete="off"
            placeholder="e.g., Verses of comfort"
          />
        )}
      </Field>
      <Field label="Description" note="optional" error={errors.description?.message}>
        {(field) => (
          <Textarea {...field} {...register("description")} maxLength={MAX_DESCRIPTION} rows={3} />
        )}
      </Field>
    </>
  );
}
