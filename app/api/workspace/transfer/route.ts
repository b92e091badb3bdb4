import { methods } from "@/lib/http/route";
import { redeemTransferCode } from "@/lib/workspaces/devices/move";
import { workspaceAct } from "@/lib/workspaces/route";
import { transferBody, transferResponse } from "@/lib/workspaces/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceAct({
    body: transferBody,
    response: transferResponse,
    limits: ["transfer"],
    handle: ({ workspace: owner, device, queries, visitor, body }) =>
      redeemTransferCode(queries, visitor, { owner, device }, body),
    without: ({ queries, visitor, body }) => redeemTransferCode(queries, visitor, null, body),
  }),
});
