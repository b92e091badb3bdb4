/** What is asked of a voice here; the browser's SpeechSynthesisVoice is one. */
export type Voice = Pick<
  SpeechSynthesisVoice,
  "name" | "lang" | "voiceURI" | "localService" | "default"
>;

/** "en" of "en-US" and of Android's "en_US". */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? "";

/**
 * The voices that speak a language (BCP 47), best first: those that need no connection and send
 * nothing to anybody, among them the browser's own choice, then by name.
 */
export function voicesFor<Kind extends Voice>(voices: readonly Kind[], language: string): Kind[] {
  const wanted = primaryLanguage(language);
  return voices
    .filter(({ lang }) => primaryLanguage(lang) === wanted)
    .sort(
      (a, b) =>
        Number(b.localService) - Number(a.localService) ||
        Number(b.default) - Number(a.default) ||
        a.name.localeCompare(b.name),
    );
}
