/** Address of the page that adds a passage to what is learned by heart. */
export const learnHref = (reference: string, translation: string): string =>
  `/learn?add=${encodeURIComponent(reference)}&translation=${encodeURIComponent(translation)}`;
