/** Stands before what a file brought. */
export function ImportedNotice() {
  return (
    <p className="chat-imported-notice">
      Imported from a file. Nobody here has checked these words: they aren’t the assistant’s, and
      they are not sent along with what you ask.
    </p>
  );
}

/**
 * A turn of a conversation that came from a file, in a look of its own: whatever it claims to be,
 * neither the assistant nor the Bible speaks here. Plain words, nothing in them a link.
 */
export function ImportedTurn({ name, children }: { name: string; children: string }) {
  return (
    <article className="chat-imported">
      <h2>
        <span className="level">Imported</span> {name}
      </h2>
      <p>{children}</p>
    </article>
  );
}
