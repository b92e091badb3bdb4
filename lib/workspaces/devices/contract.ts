import * as z from "zod/mini";
import { MAX_DEVICE_NAME, NAME_THE_DEVICE } from "./constants";

export const device = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is this browser. */
  isThis: z._default(z.boolean(), false),
  createdAt: z.string(),
  /** The day of its last use, YYYY-MM-DD. */
  usedOn: z.string(),
});
export type Device = z.infer<typeof device>;
export const deviceList = z.array(device);
export const signedOut = z.object({ signedOut: z.number() });

/** What is filled in to name a device. */
export const deviceForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, NAME_THE_DEVICE), z.maxLength(MAX_DEVICE_NAME)),
});
