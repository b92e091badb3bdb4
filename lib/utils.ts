import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. It does not merge Tailwind classes (docs/decisions/0016): what a screen may
 * change about a primitive has a variant, and `className` adds to it.
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
