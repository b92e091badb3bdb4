import { BODY_CLASSES } from "./bodies";
import { HEADER_CLASSES } from "./headers";
import { MESSAGE_CLASSES } from "./messages";
import { PLACED_CLASSES } from "./placed";
import type { AttackClass } from "./shot";
import { TARGET_CLASSES } from "./targets";
import { WIRE_CLASSES } from "./wire";

/** Every class, each of which is tried on every endpoint. */
export const CLASSES: readonly AttackClass[] = [
  ...PLACED_CLASSES,
  ...TARGET_CLASSES,
  ...BODY_CLASSES,
  ...MESSAGE_CLASSES,
  ...HEADER_CLASSES,
  ...WIRE_CLASSES,
];
