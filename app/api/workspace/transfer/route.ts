import { methods } from "@/lib/http/route";
import { workspaceAct } from "@/lib/workspaces/route";
import { transferBody, transferResponse } from "@/lib/workspaces/schema";
import { redeemTransferCode } from "@/lib/workspaces/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceAct({
    body: transferBody,
    response: transferResponse,
    limits: ["transfer"],
    handle: ({ workspace, queries, visitor, body }) =>
      redeemTransferCode(queries, visitor, workspace, body),
    without: ({ queries, visitor, body }) => redeemTransferCode(queries, visitor, null, body),
  }),
});
