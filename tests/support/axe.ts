import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Every accessibility violation axe finds on the page as it stands: rule, and the elements it names. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}
