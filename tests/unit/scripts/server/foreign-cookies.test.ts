import { cookieName } from "@/lib/workspaces/rules";
import { LayerProcess } from "./layer-process";

let server: LayerProcess;
beforeAll(async () => {
  server = await LayerProcess.start();
});
afterAll(async () => {
  const { exited } = server;
  server.child.kill("SIGKILL");
  await exited;
});

/** The Cookie header that Next sees of this one. */
async function seenOf(cookie: string): Promise<string> {
  const answer = await server.exchange(
    `GET /cookies HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  return /\[(.*)\]/.exec(answer)?.[1] ?? answer;
}

test("Next sees the site's own cookies and no others, whose number costs it dear", async () => {
  const foreign = Array.from({ length: 200 }, (_, at) => `c${at}=${at}`).join("; ");
  for (const secure of [false, true]) {
    const own = `${cookieName(secure)}=${"A".repeat(22)}`;
    expect(await seenOf(`${foreign}; ${own}; my${own}; ${foreign}`)).toBe(own);
    expect(await seenOf(`${own}; x=1; ${own}`)).toBe(`${own}; ${own}`);
  }
  expect(await seenOf(foreign)).toBe("undefined");
});
