import { type Aim, type AttackClass, goodShot, head, type Shot, type Step } from "./shot";

// Classes of hostile bytes, which no HTTP client would send: each request goes over a socket of its
// own.

/**
 * A good request as its parts, to be written otherwise. Closes by itself, so that the answer's end
 * can be seen.
 */
function partsOf(aim: Aim) {
  const shot = goodShot(aim);
  const body = shot.body ?? Buffer.alloc(0);
  const headers: Shot["headers"] = { Host: aim.host, ...shot.headers, Connection: "close" };
  const length: Record<string, string> =
    body.length > 0 ? { "Content-Length": String(body.length) } : {};
  return {
    shot,
    body,
    headers,
    whole: { ...headers, ...length },
    first: `${shot.method} ${shot.target} HTTP/1.1`,
  };
}

/** The request as these bytes. */
function sent(shot: Shot, ...steps: Step[]): Shot {
  return { ...shot, steps };
}

/** A body in chunks, written well. */
function chunked(body: Buffer, size: number): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) {
    const chunk = body.subarray(at, at + size);
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n"));
  }
  return Buffer.concat([...chunks, Buffer.from("0\r\n\r\n")]);
}

export const WIRE_CLASSES: readonly AttackClass[] = [
  {
    name: "wrong-lengths",
    about: "Content-Length too long, short, odd",
    make: (aim) => {
      const { shot, body, headers, first } = partsOf(aim);
      const length = aim.random.pick([
        "-1",
        "abc",
        "0",
        "1",
        "5, 5",
        "+3",
        "1e3",
        " ",
        "0x10",
        "99999999999999999999",
        String(body.length + 50),
        String(Math.max(0, body.length - 1)),
      ]);
      const bytes = head(first, { ...headers, "Content-Length": length });
      return { ...sent(shot, bytes, body), mayBeSilent: true };
    },
  },
  {
    name: "two-lengths",
    about: "smuggling: two lengths, length and chunks",
    make: (aim) => {
      const { shot, body, headers, first } = partsOf(aim);
      const further = aim.random.pick([
        [`Content-Length: ${body.length}`, "Content-Length: 0"],
        [`Content-Length: ${body.length}`, "Transfer-Encoding: chunked"],
        ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
        ["Transfer-Encoding: xchunked"],
        ["Transfer-Encoding : chunked"],
        ["Transfer-Encoding: chunked, gzip"],
        ["Content-Length: 4", "content-length: 4"],
      ]);
      const hidden = Buffer.from(
        `0\r\n\r\nGET /api/workspace/export HTTP/1.1\r\nHost: ${aim.host}\r\n\r\n`,
      );
      return {
        ...sent(shot, head(first, headers, further), aim.random.chance(0.5) ? body : hidden),
        mayBeSilent: true,
      };
    },
  },
  {
    name: "chunked",
    about: "chunks of one byte, odd sizes, trailers",
    make: (aim) => {
      const { shot, body, headers, first } = partsOf(aim);
      const start = head(first, { ...headers, "Transfer-Encoding": "chunked" });
      const { random } = aim;
      if (random.chance(0.5))
        return sent(shot, start, chunked(body.subarray(0, 3_000), random.int(1, 64)));
      const odd = random.pick([
        "FFFFFFFFFFFFFFFFF\r\n",
        "-1\r\n",
        "x\r\n\r\n",
        `5;${"x".repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
        "0\r\nX-Trailer: a\r\n\r\n",
        `0\r\n${"X-T: y\r\n".repeat(2_000)}\r\n`,
        "5\nhello\n0\n\n",
        "\r\n\r\n",
      ]);
      return { ...sent(shot, start, Buffer.from(odd)), mayBeSilent: true };
    },
  },
  {
    name: "header-lines",
    about: "CRLF, folds, NUL and no colon in headers",
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const odd = aim.random.pick([
        "X-A: b\r\n folded",
        "X-A b",
        ": empty",
        "X-A: \u0000",
        "X A: b",
        "X-A: b\rX-Injected: yes",
        "X-A: \u0001\u007f",
        `X-A: ${"\u00ff".repeat(200)}`,
        "\tX-A: b",
        `X-${"n".repeat(70_000)}: b`,
        "Content-Type: text/html\r\nContent-Type: application/json",
      ]);
      return sent(shot, head(first, whole, [odd]), body);
    },
  },
  {
    name: "request-lines",
    about: "no path, spaces, raw bytes, lengths",
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const { method, target } = shot;
      const odd = aim.random.pick([
        `${method}`,
        `${method}  ${target} HTTP/1.1`,
        `${method} ${target} x HTTP/1.1`,
        `${method} ${target}\u0000 HTTP/1.1`,
        `${method} ${target}#fragment HTTP/1.1`,
        `${method} ${target}?\u00e9\u00ff HTTP/1.1`,
        `${method.toLowerCase()} ${target} HTTP/1.1`,
        `${method} * HTTP/1.1`,
        `${method} \\api\\workspace HTTP/1.1`,
        `${method} ${target}${"a".repeat(300_000)} HTTP/1.1`,
        `\r\n\r\n${first}`,
        `${method}\t${target}\tHTTP/1.1`,
        `GET`,
        `${"A".repeat(5_000)} / HTTP/1.1`,
      ]);
      return {
        ...sent(shot, head(odd, whole), body),
        mayBeSilent: odd.startsWith("\r\n") === false && !odd.includes("HTTP/1.1"),
      };
    },
  },
  {
    name: "versions",
    about: "HTTP/1.0, 0.9, 2.0 and none",
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const version = aim.random.pick([
        "HTTP/1.0",
        "HTTP/1.0",
        "HTTP/0.9",
        "HTTP/2.0",
        "HTTP/1.9",
        "HTTP/9",
        "http/1.1",
        "ICY/1.0",
        "PRI * HTTP/2.0",
      ]);
      return {
        ...sent(shot, head(first.replace("HTTP/1.1", version), whole), body),
        mayBeSilent: true,
      };
    },
  },
  {
    name: "pipelines",
    about: "3 to 30 requests without waiting",
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const { Connection: _close, ...kept } = whole as Record<string, string>;
      const one = Buffer.concat([head(first, kept), body]);
      const last = Buffer.concat([head(first, whole), body]);
      return sent(shot, Buffer.concat([...Array(aim.random.int(2, 20)).fill(one), last]));
    },
  },
  {
    name: "absolute-addresses",
    about: "whole addresses, CONNECT, authority",
    make: (aim) => {
      const { shot, body, whole } = partsOf(aim);
      const { method, target } = shot;
      const address = aim.random.pick([
        `http://${aim.host}${target}`,
        `http://evil.example${target}`,
        `https://evil.example:1${target}`,
        `HTTP://${aim.host}`,
        `http://user:pass@${aim.host}${target}`,
        `//evil.example${target}`,
        `ftp://x${target}`,
        `http://${target}`,
        `http://[::1${target}`,
        aim.host,
      ]);
      return {
        ...sent(
          shot,
          head(`${aim.random.chance(0.1) ? "CONNECT" : method} ${address} HTTP/1.1`, whole),
          body,
        ),
        mayBeSilent: true,
      };
    },
  },
  {
    name: "hosts",
    about: "Host missing, twice, foreign, broken",
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const { Host: _host, ...rest } = whole as Record<string, string>;
      const hosts = aim.random.pick([
        [],
        ["Host: "],
        ["Host: evil.example"],
        [`Host: ${aim.host}`, "Host: evil.example"],
        ["Host: [::1"],
        ["Host: a b"],
        [`Host: ${"h".repeat(9_000)}`],
        ["Host: x\u00ff"],
        ["Host: 127.0.0.1:99999"],
        ["Host: ../.."],
      ]);
      return sent(shot, head(first, rest, hosts), body);
    },
  },
  {
    name: "expectations",
    about: "Expect and Upgrade",
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const { random } = aim;
      const further = random.pick([
        ["Expect: 100-continue"],
        ["Expect: 200-ok"],
        ["Expect: "],
        ["Expect: 100-continue, x"],
        [
          "Upgrade: websocket",
          "Connection: Upgrade",
          "Sec-WebSocket-Key: x",
          "Sec-WebSocket-Version: 13",
        ],
        ["Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings", "HTTP2-Settings: AAMAAABkAAQAAP__"],
        ["Upgrade: TLS/1.3", "Connection: Upgrade"],
      ]);
      return { ...sent(shot, head(first, whole, further), body), mayBeSilent: further.length > 1 };
    },
  },
  {
    name: "slow-bodies",
    about: "byte by byte, with pauses",
    isSlow: true,
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const bytes = Buffer.concat([head(first, whole), body]);
      const size = Math.ceil(bytes.length / aim.random.int(3, 8));
      const steps: Step[] = [];
      for (let at = 0; at < bytes.length; at += size) {
        steps.push(bytes.subarray(at, at + size), aim.random.int(5, 60));
      }
      return sent(shot, ...steps);
    },
  },
  {
    name: "broken-off",
    about: "the connection ends half-way",
    make: (aim) => {
      const { shot, body, whole, first } = partsOf(aim);
      const bytes = Buffer.concat([head(first, whole), body]);
      const cut = aim.random.int(1, bytes.length);
      return { ...sent(shot, bytes.subarray(0, cut)), mayBeSilent: true, breaksOff: true };
    },
  },
  {
    name: "no-http",
    about: "TLS, SSH, bytes of chance",
    make: (aim) => {
      const { random } = aim;
      const { shot } = partsOf(aim);
      const bytes = random.pick([
        Buffer.from("16030100c8010000c40303", "hex"),
        Buffer.from("SSH-2.0-OpenSSH_9.2\r\n"),
        Buffer.from("HELO x\r\n\r\n"),
        Buffer.from(Array.from({ length: 400 }, () => random.int(0, 255))),
        Buffer.from(`${shot.method} ${shot.target}\r\n\r\n`),
        Buffer.from("\r\n".repeat(500)),
        Buffer.from([0]),
      ]);
      return { ...sent(shot, bytes), mayBeSilent: true };
    },
  },
];
