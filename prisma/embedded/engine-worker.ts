import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { EngineReply, EngineRequest } from "./engine";

/**
 * The thread that holds the engine. PGlite runs a statement without ever returning to the event
 * loop, so only another thread can see that it takes too long; and after an internal failure it may
 * spin for ever, so that thread also ends this one.
 */
async function main(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error("engine-worker runs as a worker thread only");
  const { folder } = workerData as { folder: string };
  const database = await PGlite.create(folder);
  const reply = (message: EngineReply, transfer: ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);

  port.on("message", async (request: EngineRequest) => {
    try {
      if (request.kind === "close") {
        await database.close();
        reply({ kind: "closed" });
        return;
      }
      // Not execProtocolRaw: it parses every answer and keeps the results for ever, which fills the
      // memory.
      const parts: Uint8Array[] = [];
      await database.execProtocolRawStream(request.bytes, {
        // What is handed over lies in the engine's memory and is overwritten by the next part.
        onRawData: (part) => parts.push(part.slice()),
      });
      const [only] = parts;
      const answer = parts.length === 1 && only ? only : joined(parts);
      reply({ kind: "answer", bytes: answer }, [answer.buffer as ArrayBuffer]);
    } catch (error) {
      reply({ kind: "failed", message: reason(error) });
    }
  });
  reply({ kind: "open" });
}

/**
 * One piece of memory of its own, which may be handed to the other thread (Buffer.concat would
 * share a pool).
 */
function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((bytes, part) => bytes + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** WebAssembly throws plain objects too, some of them without a message. */
function reason(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === "string" && message !== "" ? message : "internal failure";
}

main().catch((error: unknown) => {
  parentPort?.postMessage({ kind: "failed", message: reason(error) } satisfies EngineReply);
});
