/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, within } from "@testing-library/react";
import { DrawingOf } from "@/components/drawings/drawing-of";
import { renderView } from "../../../support/view";

test.each([
  ["/study-guides/tabernacle", "Plan of the tabernacle and its court", "Exodus 27:9-18"],
  ["/discover/pilate-stone", "The letters of the Pilate Stone", "Rendiconti"],
  ["/discover/tel-dan-stele", "The six letters of “House of David”", "Biran"],
  ["/study-guides/revelation", "The seven churches on the map", "Revelation 1:11"],
  ["/answers/where-is-mount-sinai", "Where Mount Sinai is looked for", "Deuteronomy 1:2"],
  [
    "/answers/jericho-walls",
    "When Jericho burned, and when Israel could have come",
    "Radiocarbon 37",
  ],
  ["/bible/web/acts", "Paul’s second journey", "Acts 18:19-22"],
  ["/discover/hezekiahs-tunnel", "Hezekiah’s Tunnel in section", "2 Kings 20:20"],
])("%s shows a drawing that is told in words and names its sources", (path, name, source) => {
  renderView(<DrawingOf path={path} />, { address: path });
  const figure = within(screen.getByRole("figure"));
  const drawing = figure.getByRole("img", { name });
  expect(drawing).toHaveAccessibleDescription(/\w{3,}.+\./);
  expect(screen.getByRole("figure")).toHaveTextContent(source);
});

test("most items have none", () => {
  renderView(<DrawingOf path="/discover/cyrus-cylinder" />, { address: "/" });
  expect(screen.queryByRole("figure")).toBeNull();
});
