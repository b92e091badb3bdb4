import { ReferenceLink } from "@/components/scripture/reference-link";

/**
 * Of the World English Bible. Pages are built without the database; a browser test holds these
 * words to its table.
 */
const LAMP = {
  reference: "Psalm 119:105",
  translation: "WEB",
  text: "Your word is a lamp to my feet, and a light for my path.",
} as const;

/** The assistant's first message. */
export function Welcome() {
  return (
    <article className="chat-answer">
      <h2 className="eyebrow">Assistant</h2>
      <div className="prose">
        <p>
          Welcome. Ask me about the Bible, its world or the Christian faith. I answer from
          Scripture, name my sources and say where Christians differ. As Psalm 119:105 puts it:
        </p>
      </div>
      <figure className="passage">
        <blockquote className="scripture">{LAMP.text}</blockquote>
        <figcaption>
          <ReferenceLink reference={LAMP.reference} translation={LAMP.translation} />
          <span>{LAMP.translation}</span>
        </figcaption>
      </figure>
    </article>
  );
}
