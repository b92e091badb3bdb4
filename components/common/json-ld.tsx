/** Structured data for search engines. `<` is escaped, so no text can end the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of built-in words, escaped
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll(
          "<",
          "\\u003c",
        ),
      }}
    />
  );
}
