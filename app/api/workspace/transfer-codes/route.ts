import { AppError } from "@/lib/errors";
import { methods } from "@/lib/http/route";
import { workspaceAct } from "@/lib/workspaces/route";
import { emptyBody, transferCodeResponse } from "@/lib/workspaces/schema";
import { createTransferCode } from "@/lib/workspaces/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceAct({
    body: emptyBody,
    response: transferCodeResponse,
    status: 201,
    limits: ["transferCode"],
    handle: ({ workspace, queries }) => createTransferCode(queries, workspace),
    without: () => {
      throw new AppError("not_found", "There is nothing in this browser yet to share or move.");
    },
  }),
});
