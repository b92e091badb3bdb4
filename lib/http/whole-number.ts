import { z } from "zod";
import { inFigures } from "@/lib/count-words";

interface Bounds {
  min: number;
  max: number;
  /** What counts when the parameter is left out. */
  fallback: number;
  /** What it is, for the API's document. */
  about?: string;
}

/**
 * A query parameter that is a whole number in plain digits ("20"; not "", "1e1", "0x10" or " 5.0").
 * What is wrong is reported in a sentence that names the parameter and its bounds.
 */
export function wholeNumber(name: string, { min, max, fallback, about }: Bounds) {
  const message = `${name} is a whole number from ${min} to ${inFigures(max)}.`;
  return z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
    .default(fallback)
    .meta({
      // Of what is sent, zod knows only that it is a text of digits.
      ...{ type: "integer", minimum: min, maximum: max, pattern: undefined },
      ...(about === undefined ? {} : { description: about }),
    });
}
