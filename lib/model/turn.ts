/** One earlier turn of a conversation, as plain words. */
export interface Turn {
  role: "user" | "assistant";
  content: string;
}
