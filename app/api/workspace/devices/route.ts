import { methods } from "@/lib/http/route";
import { deviceListResponse, signOutResponse } from "@/lib/workspaces/devices/schema";
import { getDevices, signOutOthers } from "@/lib/workspaces/devices/service";
import { workspaceAct, workspaceRead } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    response: deviceListResponse,
    handle: ({ workspace, queries, device }) => getDevices(queries, workspace, device),
    without: async () => [],
  }),
  DELETE: workspaceAct({
    response: signOutResponse,
    handle: ({ workspace, queries, device }) => signOutOthers(queries, workspace, device),
    without: async () => ({ signedOut: 0 }),
  }),
});
