import { readAnswers } from "@/scripts/attack/answers";

const read = (text: string, method = "GET") => readAnswers(Buffer.from(text), method, 1);
const statuses = (text: string, method?: string) => read(text, method).map(({ status }) => status);

test("answers one after the other are told apart by their lengths", () => {
  const text =
    "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nHTTPHTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
  expect(statuses(text)).toEqual([200, 404]);
  expect(read(text)[0]?.text).toBe("HTTP");
});

test("chunks are put together, and what follows them is read", () => {
  const text =
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nGod\r\n5\r\n is 1\r\n0\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n";
  expect(read(text).map((answer) => [answer.status, answer.text])).toEqual([
    [200, "God is 1"],
    [204, ""],
  ]);
});

test("an answer without a length goes on to the end", () => {
  expect(read("HTTP/1.0 200 OK\r\nX: y\r\n\r\nθεός")[0]).toMatchObject({
    headers: { x: "y" },
    text: "θεός",
  });
});

test("an answer to HEAD has no body, whatever its length says, and interim ones are passed over", () => {
  const text =
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nHTTP/1.1 404 No\r\n\r\n";
  expect(statuses(text, "HEAD")).toEqual([200, 404]);
});

test("half an answer, or none, is no answer", () => {
  expect(statuses("HTTP/1.1 200 OK\r\nContent-Le")).toEqual([]);
  expect(statuses("")).toEqual([]);
});
