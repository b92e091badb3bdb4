/**
 * Address of the assistant with a question ready in its field; it is asked when the visitor sends
 * it.
 */
export function chatHref(question: string): string {
  return `/chat?q=${encodeURIComponent(question)}`;
}
