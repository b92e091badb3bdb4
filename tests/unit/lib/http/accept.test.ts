import { acceptsStream } from "@/lib/http/accept";

const asks = (accept?: string) =>
  acceptsStream(
    new Request("http://localhost/", accept === undefined ? {} : { headers: { Accept: accept } }),
  );

test.each([
  ["text/event-stream", true],
  ["application/json, Text/Event-Stream;q=0.9", true],
  ["text/event-stream;q=0", false],
  ["text/event-stream; q=0.0", false],
  ["application/json", false],
  ["*/*", false],
  ["text/event-streams", false],
  ["", false],
  [undefined, false],
])("Accept %p asks for a stream: %p", (accept, expected) => expect(asks(accept)).toBe(expected));
