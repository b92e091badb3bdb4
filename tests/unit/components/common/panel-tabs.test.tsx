/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { openHash } from "@/components/common/item-address";
import { PanelTabs } from "@/components/common/panel-tabs";

const TABS = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
];
const PANELS = [
  <p key="one">First words</p>,
  <p key="two" id="deep">
    Second words
  </p>,
];

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  Element.prototype.scrollIntoView = jest.fn();
});

/** A press as a mouse makes it: the button goes down, then the tab gets the focus. */
function press(name: string) {
  const tab = screen.getByRole("tab", { name });
  fireEvent.mouseDown(tab, { button: 0 });
  fireEvent.focus(tab);
}

const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

test("all panels stand in the page, the first tab is chosen", () => {
  render(<PanelTabs label="Words" tabs={TABS} panels={PANELS} />);
  expect(screen.getByRole("tablist", { name: "Words" })).toBeInTheDocument();
  expect(chosen()).toBe("One");
  expect(screen.getByText("Second words")).toBeInTheDocument();
});

test("one press asks once, even before its owner answers", () => {
  const onValueChange = jest.fn();
  render(
    <PanelTabs
      label="Words"
      tabs={TABS}
      panels={PANELS}
      value="one"
      onValueChange={onValueChange}
    />,
  );
  press("Two");
  expect(onValueChange.mock.calls).toEqual([["two"]]);
});

test("an address that names something in a panel chooses its tab, on load and later", () => {
  window.history.replaceState(null, "", "/#deep");
  const { unmount } = render(<PanelTabs label="Words" tabs={TABS} panels={PANELS} />);
  expect(chosen()).toBe("Two");
  unmount();

  window.history.replaceState(null, "", "/");
  render(<PanelTabs label="Words" tabs={TABS} panels={PANELS} />);
  expect(chosen()).toBe("One");
  act(() => openHash("deep"));
  expect(chosen()).toBe("Two");
  press("One");
  expect(chosen()).toBe("One");
});

test("an address that names nothing here leaves the tabs alone", () => {
  window.history.replaceState(null, "", "/#elsewhere");
  render(<PanelTabs label="Words" tabs={TABS} panels={PANELS} />);
  expect(chosen()).toBe("One");
});
