"use client";

import { type ReactNode, useId } from "react";
import "./field.css";

/** A labeled field with its error under it. `children` gets what ties the control to them. */
export function Field({
  label,
  note,
  hint,
  error,
  children,
}: {
  label: string;
  /** A word behind the label, such as "optional". */
  note?: string;
  /** What to know before filling it in. */
  hint?: string;
  error?: string | undefined;
  children: (field: {
    id: string;
    "aria-invalid": boolean;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {note && <span> ({note})</span>}
      </label>
      {children({
        id,
        "aria-invalid": error !== undefined,
        "aria-describedby": described || undefined,
      })}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <FieldError id={`${id}-error`} words={error} />
    </div>
  );
}

/** What is wrong with a field, or nothing. */
export function FieldError({ id, words }: { id: string; words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p id={id} role="alert" data-wrong>
      {words}
    </p>
  );
}
