import { z } from "zod";
import { lineField, rowIdField } from "@/lib/http/body-fields";
import { NO_TRANSFER_CODE } from "../constants";
import { workspaceResponse } from "../schema";
import { MAX_DEVICE_NAME, NAME_THE_DEVICE } from "./constants";

export const deviceParams = z.object({ deviceId: rowIdField() });

export const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is the browser that asks. */
  isThis: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The day of its last use (UTC), YYYY-MM-DD. */
  usedOn: z.iso.date(),
});
export type DeviceResponse = z.output<typeof deviceSchema>;
export const deviceListResponse = z.array(deviceSchema);

export const deviceChange = z.object({
  name: lineField("The name", { max: MAX_DEVICE_NAME, required: NAME_THE_DEVICE }),
});

export const signOutResponse = z.object({ signedOut: z.number().int() });

export const linkBody = z.object({
  code: z.string(NO_TRANSFER_CODE).min(1, NO_TRANSFER_CODE).max(60, "This is not a code."),
  /** What becomes of what this browser has now, where it has anything. */
  own: z
    .enum(["merge", "leave"], "own is “merge” or “leave”: what becomes of what is here.")
    .optional(),
});
export type LinkBody = z.output<typeof linkBody>;

/** The workspace as this browser shares it now. */
export const linkResponse = workspaceResponse;
