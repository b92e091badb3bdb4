import { methods } from "@/lib/http/route";
import { linkBody, linkResponse } from "@/lib/workspaces/devices/schema";
import { linkBrowser } from "@/lib/workspaces/devices/service";
import { workspaceAct } from "@/lib/workspaces/route";

/** Seconds a function may run: all that a browser keeps may come along. Read as it stands here. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: workspaceAct({
    body: linkBody,
    response: linkResponse,
    limits: ["transfer"],
    // Cut off, the cookie would not reach the browser.
    deadlineMs: null,
    handle: ({ workspace: owner, device, queries, visitor, body, later }) =>
      linkBrowser(queries, visitor, { owner, device }, body, later),
    without: ({ queries, visitor, body, later }) =>
      linkBrowser(queries, visitor, null, body, later),
  }),
});
