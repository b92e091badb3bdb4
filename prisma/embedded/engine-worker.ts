import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { EngineReply, EngineRequest } from "./engine";

/**
 * The thread that holds the engine. PGlite runs a statement without ever returning to the event loop, so only another
 * thread can see that it takes too long; and after an internal failure it may spin for ever, so that thread also ends this one.
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
      const answer = await database.execProtocolRaw(request.bytes);
      // The engine reuses a large buffer for short answers: copy those out, hand over the others.
      const own = answer.byteLength === answer.buffer.byteLength ? answer : answer.slice();
      reply({ kind: "answer", bytes: own }, [own.buffer as ArrayBuffer]);
    } catch (error) {
      reply({ kind: "failed", message: reason(error) });
    }
  });
  reply({ kind: "open" });
}

/** WebAssembly throws plain objects too, some of them without a message. */
function reason(error: unknown): string {
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === "string" && message !== "" ? message : "internal failure";
}

main().catch((error: unknown) => {
  parentPort?.postMessage({ kind: "failed", message: reason(error) } satisfies EngineReply);
});
