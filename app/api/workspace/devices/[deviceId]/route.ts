import { methods } from "@/lib/http/route";
import {
  deviceChange,
  deviceParams,
  deviceSchema,
  signOutResponse,
} from "@/lib/workspaces/devices/schema";
import { changeDevice, signOutDevice } from "@/lib/workspaces/devices/service";
import { workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: workspaceWrite({
    params: deviceParams,
    body: deviceChange,
    response: deviceSchema,
    handle: ({ workspace, queries, device, params, body }) =>
      changeDevice(queries, workspace, device, params.deviceId, body.name),
  }),
  DELETE: workspaceWrite({
    params: deviceParams,
    response: signOutResponse,
    handle: ({ workspace, queries, request, device, params }) =>
      signOutDevice(queries, workspace, request, device, params.deviceId),
  }),
});
