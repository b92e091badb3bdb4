/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { NOTE_EARLY_PRESS } from "@/components/layout/early-press";

const PAGE = "/guides?q=1";

/** What the page hears once it listens. */
const heard = jest.fn();
const onClick = ({ target }: Event) => heard(target);
const onHash = () => heard(window.location.hash);

/** As an anchor does that is followed. */
function name(hash: string): void {
  window.history.replaceState({ tree: 1 }, "", PAGE + hash);
  window.dispatchEvent(new HashChangeEvent("hashchange", { newURL: window.location.href }));
}

function addButton(marks: string): HTMLElement {
  document.body.innerHTML = `<button ${marks}><span>Open</span></button>`;
  return document.querySelector("button") as HTMLElement;
}

/** The page begins to listen. */
function listen(): void {
  document.addEventListener("click", onClick);
  window.addEventListener("hashchange", onHash);
  window.repeatEarlyPress?.();
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockClear();
  window.history.replaceState({ tree: 1 }, "", PAGE);
  // biome-ignore lint/security/noGlobalEval: the page's own inline script
  // biome-ignore lint/complexity/noCommaOperator: runs in the global scope
  (0, eval)(NOTE_EARLY_PRESS);
});
afterEach(() => {
  document.removeEventListener("click", onClick);
  window.removeEventListener("hashchange", onHash);
  document.body.innerHTML = "";
  jest.useRealTimers();
});

test("the last button that opens something is pressed again, once", () => {
  addButton('data-save-verse="John 3:16"').click();
  const button = addButton('data-your-data=""');
  button.querySelector("span")?.click();
  listen();
  expect(heard.mock.calls).toEqual([[button]]);
  expect(window.repeatEarlyPress).toBeNull();
  expect(window.onclick).toBeNull();
});

test("other buttons, and one that is gone since, are not", () => {
  addButton("").click();
  const gone = addButton('data-save-verse="John 3:16"');
  gone.click();
  gone.remove();
  listen();
  expect(heard).not.toHaveBeenCalled();
});

test("a fragment that the page's beginning overwrote stands in the address again", () => {
  name("#your-data");
  window.history.replaceState({ tree: 1 }, "", PAGE);
  listen();
  expect(window.location.href).toMatch(/\/guides\?q=1#your-data$/);
  expect(window.history.state).toBeNull();
  expect(heard.mock.calls).toEqual([["#your-data"]]);
});

test("so does one that the page itself wrote and reported, by an event that names no address", () => {
  window.history.pushState({ tree: 1 }, "", "#prayer");
  window.dispatchEvent(new Event("hashchange"));
  window.history.replaceState({ tree: 1 }, "", PAGE);
  listen();
  expect(heard.mock.calls).toEqual([["#prayer"]]);
});

test("so does one whose change is reported when the page listens already", () => {
  window.repeatEarlyPress?.();
  name("#your-data");
  window.history.replaceState({ tree: 1 }, "", PAGE);
  jest.runAllTimers();
  expect(window.location.hash).toBe("#your-data");
});

test("a fragment that was left before is not brought back", () => {
  name("#your-data");
  name("");
  window.history.replaceState({ tree: 1 }, "", `${PAGE}#your-data`);
  listen();
  expect(window.location.href).toMatch(/\/guides\?q=1$/);
});

test("an address that nothing changed stays as it is, and nothing is reported", () => {
  window.history.replaceState({ tree: 1 }, "", "/guides#prayer");
  listen();
  expect(window.location.hash).toBe("#prayer");
  expect(heard).not.toHaveBeenCalled();
});
