import { z } from "zod";

const words = z.string().trim().min(1);
const points = z.array(words).min(1);

/**
 * The built-in words of the creator's profile. Personal facts (name, age, years) are unknown to the
 * project and come from the environment (lib/site/creator.ts): these words hold none.
 */
export const aboutSchema = z.strictObject({
  vision: words,
  journey: words,
  skills: points,
  achievements: points,
  audience: points,
  future: words,
  statementOfFaith: points,
});
export type About = z.infer<typeof aboutSchema>;
