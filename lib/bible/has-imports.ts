/** How long the site may take to say it, in ms. */
const DEADLINE_MS = 10_000;

/**
 * Whether the operator of this site imported translations, as /api/translations says; false where
 * it cannot be asked. Without the part that reads our API, which a chapter's page loads for none.
 */
export async function hasImports(): Promise<boolean> {
  try {
    const answer = await fetch("/api/translations", { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!answer.ok) return false;
    const { translations } = (await answer.json()) as { translations: { isImported: boolean }[] };
    return translations.some(({ isImported }) => isImported);
  } catch {
    // No connection, or no answer in time.
    return false;
  }
}
