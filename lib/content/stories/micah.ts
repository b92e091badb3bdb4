import type { Story } from "./schema";

export const micah: readonly Story[] = [
  ["Micah 5:2-5", "The ruler, the Messiah, to be born in Bethlehem"],
  ["Micah 6:6-8", "What God requires: act justly, love mercy, walk humbly"],
];
