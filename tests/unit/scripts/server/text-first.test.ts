/** @jest-environment ./tests/setup/browser-environment.mjs */
// Loaded by Node itself before the site, so it is plain JavaScript without types.
type Answer = {
  response: { statusCode: number; headers: Record<string, string>; rawHeaders: string[] };
  body: Buffer;
};
const { policyWithBegin, withTextFirst } = require("../../../../scripts/server/text-first.cjs") as {
  policyWithBegin(policy: string): string;
  withTextFirst(answer: Answer): Answer;
};
const { inlineScriptHashes } = require("../../../../scripts/server/inline-scripts.cjs") as {
  inlineScriptHashes(html: string): string[];
};

const PAGE = `<html><head><link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/><script src="/_next/static/chunks/a.js" async=""></script></head><body><p>In the beginning</p><script src="/_next/static/chunks/old.js" noModule=""></script><script src="/_next/static/chunks/m.js" async=""></script><script>window.own = 1</script></body></html>`;
const asAnswer = (html: string): Answer => ({
  response: {
    statusCode: 200,
    headers: { etag: '"abc"', vary: "rsc" },
    rawHeaders: ["ETag", '"abc"', "Vary", "rsc"],
  },
  body: Buffer.from(html),
});
const first = (html: string) => withTextFirst(asAnswer(html)).body.toString("utf8");

/** The scripts that a browser would run, by the address as it was written. */
const sources = () =>
  [...document.querySelectorAll("script[src]:not([type]):not([nomodule])")].map((script) =>
    script.getAttribute("src"),
  );
/** A browser runs it where it stands; what is set as innerHTML does not run by itself. */
const runLast = () =>
  new Function(document.querySelector("body > script:last-of-type")?.textContent ?? "")();

describe("the scripts of the build", () => {
  let paint = () => {};
  const observed: object[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    observed.length = 0;
    Object.assign(window, {
      PerformanceObserver: class {
        constructor(call: () => void) {
          paint = call;
        }
        observe(options: object) {
          observed.push(options);
        }
      },
    });
    document.documentElement.innerHTML = first(PAGE);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const ALL = ["/_next/static/chunks/a.js", "/_next/static/chunks/m.js"];

  test("are asked for once the page is painted, each once", () => {
    expect(document.querySelector('link[as="script"]')).toBeNull();
    expect(document.querySelector('link[as="font"]')).not.toBeNull();
    runLast();
    expect(observed).toEqual([{ type: "paint", buffered: true }]);
    expect(sources()).toEqual([]);

    paint();
    expect(sources()).toEqual(ALL);
    paint();
    jest.runAllTimers();
    expect(sources()).toHaveLength(2);
  });

  test("are asked for after a second where no paint is told", () => {
    runLast();
    jest.advanceTimersByTime(999);
    expect(sources()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sources()).toHaveLength(2);
  });

  test("are asked for at once in a tab that nobody sees", () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    runLast();
    expect(sources()).toHaveLength(2);
  });
});

test("the policy gets the hash of what asks for them, once", () => {
  const [own, begin] = inlineScriptHashes(first(PAGE));
  const policy = policyWithBegin(`default-src 'none'; script-src 'self' ${own}; img-src 'self'`);

  expect(policy).toBe(`default-src 'none'; script-src 'self' ${begin} ${own}; img-src 'self'`);
  expect(policyWithBegin(policy)).toBe(policy);
});

test.each([
  ["cut off", "<html><script src='/_next/static/a.js' async=''></script><p>In the"],
  ["without scripts of the build", "<html><body><script>1</script></body></html>"],
  ["with scripts of others", '<body><script src="/other.js" async=""></script></body>'],
])("a page that is %s stays as it is", (_, html) => {
  expect(first(html)).toBe(html);
});

test("the page so has a tag of its own, since its policy is another", () => {
  const { response } = withTextFirst(asAnswer(PAGE));

  expect(response.headers).toEqual({ etag: '"abc-first"', vary: "rsc" });
  expect(response.rawHeaders).toEqual(["ETag", '"abc-first"', "Vary", "rsc"]);
  const whole = asAnswer("<body><p>no scripts</p></body>");
  expect(withTextFirst(whole)).toBe(whole);
});
