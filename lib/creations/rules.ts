import type { CreationType, ModerationState } from "./schema";

/** Characters of the prompt that a title shows (spec §9). */
const TITLE_PROMPT_LENGTH = 50;

/**
 * The title of a new creation: the capitalized type, a dash, and the first 50 characters of the
 * prompt followed by "..." (spec §7).
 */
export function creationTitle(type: CreationType, prompt: string): string {
  const start = [...prompt].slice(0, TITLE_PROMPT_LENGTH).join("");
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} - ${start}...`;
}

interface Publication {
  moderation: ModerationState;
  isPublic: boolean;
}

/**
 * What a change makes of the operator's word. Publishing asks for it; other words than he read are
 * asked about anew; taken back from the public nothing is asked. A refusal stays for as long as the
 * words do.
 */
export function nextModeration(
  before: Publication,
  isPublic: boolean,
  hasOtherWords: boolean,
): ModerationState {
  if (before.moderation === "refused" && !hasOtherWords) return "refused";
  if (!isPublic) return "none";
  return before.moderation === "none" || hasOtherWords ? "waiting" : before.moderation;
}

/**
 * Text as a pattern of LIKE that finds it anywhere, its own % and _ being only letters. Prisma adds
 * the outer ones.
 */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
