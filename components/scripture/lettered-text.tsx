const LETTERS = /([\p{Script=Greek}\p{Script=Hebrew}]{2,})/u;
const GREEK = /\p{Script=Greek}/u;

/** A text whose words in Greek or Hebrew letters say their language (WCAG 3.1.2). */
export function LetteredText({ text }: { text: string }) {
  return text.split(LETTERS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <span key={at} lang={GREEK.test(part) ? "grc" : "he"}>
        {part}
      </span>
    ),
  );
}
