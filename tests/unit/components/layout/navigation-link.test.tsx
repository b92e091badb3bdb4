/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen } from "@testing-library/react";
import { NavigationLink } from "@/components/layout/navigation-link";
import { renderView } from "../../../support/view";

async function openAt(address: string) {
  await renderView(
    <>
      <NavigationLink href="/">Dashboard</NavigationLink>
      <NavigationLink href="/bible">Scripture Study</NavigationLink>
      <NavigationLink href="/discover">Archaeological Finds</NavigationLink>
    </>,
    { address },
  );
  return ["Dashboard", "Scripture Study", "Archaeological Finds"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("aria-current"),
  );
}

test.each([
  ["/", ["page", null, null]],
  ["/bible", [null, "page", null]],
  ["/bible/web/john/3", [null, "true", null]],
  ["/discover/tel-dan-stele", [null, null, "true"]],
  ["/discovery", [null, null, null]],
])("at %s the links of the shell are marked %j", async (address, marks) => {
  expect(await openAt(address)).toEqual(marks);
});
