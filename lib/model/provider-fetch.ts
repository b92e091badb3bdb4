import "server-only";
import { setImmediate } from "node:timers/promises";

/** How much of one provider response is read at most. Tests set lower limits. */
export interface ProviderLimits {
  /** Bytes of a stream. 1,200 tokens arrive as some 500,000. */
  streamBytes: number;
  /** Bytes of one of its lines, an event that is parsed in one go. */
  lineBytes: number;
  /** Bytes of an error response, which is read for its status and headers. */
  errorBytes: number;
  /** Bytes passed on in one turn of the event loop, as their events are parsed in one go. */
  pieceBytes: number;
}
const PROVIDER_LIMITS: ProviderLimits = {
  streamBytes: 2 * 1024 * 1024,
  lineBytes: 256 * 1024,
  errorBytes: 16 * 1024,
  pieceBytes: 4 * 1024,
};

const LINE_FEED = 10;

function ignore(): void {}

/**
 * Reads a body in pieces, one per turn of the event loop; `take` sees each first and may throw, or
 * end the body by returning false.
 */
function inPieces(
  body: ReadableStream<Uint8Array>,
  pieceBytes: number,
  take: (piece: Uint8Array) => boolean,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let rest = new Uint8Array();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (rest.length === 0) {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
            return;
          }
          rest = value as typeof rest;
        }
        const piece = rest.subarray(0, pieceBytes);
        rest = rest.subarray(pieceBytes);
        // Other requests get their turn in between.
        await setImmediate();
        try {
          const goesOn = take(piece);
          controller.enqueue(piece);
          if (goesOn) return;
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        await reader.cancel().catch(ignore);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Counts the bytes of a stream and of its current line. */
function streamCounter({ streamBytes, lineBytes }: ProviderLimits) {
  let total = 0;
  let line = 0;
  return (piece: Uint8Array): boolean => {
    total += piece.length;
    const end = piece.lastIndexOf(LINE_FEED);
    line = end === -1 ? line + piece.length : piece.length - end - 1;
    if (total > streamBytes) throw new RangeError("The provider's answer is too long");
    if (line > lineBytes) throw new RangeError("A line of the provider's answer is too long");
    return true;
  };
}

/**
 * `fetch` for a model's provider, which may send anything: the response is bounded before it is
 * parsed and passed on in small pieces, so that the process can serve others in between. A stream
 * over its limits fails with a RangeError; an overlong error response is cut short.
 */
export function boundedFetch(limits: ProviderLimits = PROVIDER_LIMITS): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let left = limits.errorBytes;
    const take = response.ok
      ? streamCounter(limits)
      : (piece: Uint8Array) => {
          left -= piece.length;
          return left > 0;
        };
    const { status, statusText, headers } = response;
    const body = inPieces(response.body, limits.pieceBytes, take);
    return new Response(body, { status, statusText, headers });
  };
}
