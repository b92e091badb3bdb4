import type { Story } from "./schema";

export const secondPeter: readonly Story[] = [
  ["2 Peter 1:16-21", "Eyewitnesses; prophecy from the Holy Spirit: how Scripture came"],
  ["2 Peter 3:8-13", "A thousand years as a day; God is patient, wants none to perish; new earth"],
];
