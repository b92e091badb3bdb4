/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { useHydrated } from "@/components/common/use-hydrated";

let seen: boolean[] = [];
function Part() {
  const isHydrated = useHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? "the browser's" : "the server's"}</p>;
}

beforeEach(() => {
  seen = [];
});

test("over the server's page it is false first and then true, without a mismatch", async () => {
  const home = document.createElement("div");
  home.innerHTML = "<p>the server's</p>";
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(home, <Part />, { onRecoverableError });
  });
  expect(seen[0]).toBe(false);
  expect(home.textContent).toBe("the browser's");
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test("of a part that is put on the page later it is true from the start", () => {
  render(<Part />);
  expect(seen).toEqual([true]);
});
