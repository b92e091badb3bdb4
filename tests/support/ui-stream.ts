import type { AnswerChunk } from "@/lib/answers/parts";

/** The chunks of a UI-message stream, from its text as it came over the wire. */
export function readChunks(text: string): AnswerChunk[] {
  return text
    .split("\n\n")
    .filter((line) => line.startsWith("data: ") && line !== "data: [DONE]")
    .map((line) => JSON.parse(line.slice("data: ".length)));
}

/** The words of a stream's text chunks. */
export function streamedText(chunks: readonly AnswerChunk[]): string {
  return chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");
}
